package arena.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A data folder with as few items as there may be. */
public final class SampleData {

    private static final int ITEMS = 50;

    private SampleData() {}

    /** Writes it into this folder, which must exist. */
    public static void write(Path folder) throws IOException {
        String items = IntStream.rangeClosed(1, ITEMS)
                .mapToObj(id -> """
                        {"id":%d,"name":"Item %d","category":"toys","price":%d,"quantity":3,"active":true,
                        "tags":["new"],"rating":{"score":4,"count":7}}""".formatted(id, id, 10 + id))
                .collect(Collectors.joining(",", "[", "]"));
        Files.writeString(folder.resolve("dataset.json"), items);
    }
}
