package arena.load.harness;

import arena.load.workload.Workloads;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The file that workloads with a long response ask for; servers that were started here get it. */
final class LongFile {

    private static final String LINE = "<p>A line of sixteen KiB.</p>\n";

    private LongFile() {}

    /** Puts it into the static folder of this data folder, unless it is there. */
    static void addTo(Path data) {
        Path file = data.resolve("static").resolve(Workloads.LONG_FILE);
        try {
            if (!Files.exists(file)) {
                Files.writeString(file, LINE.repeat(Workloads.LONG_FILE_BYTES).substring(0, Workloads.LONG_FILE_BYTES));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file, e);
        }
    }
}
