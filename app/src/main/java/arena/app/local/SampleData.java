package arena.app.local;

import com.aayushatharva.brotli4j.Brotli4jLoader;
import com.aayushatharva.brotli4j.encoder.Encoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * The folder that the arena mounts at {@code /data}: {@code dataset.json} (SPEC 2.1) and 20 files in {@code static},
 * 15 of them with {@code .br} and {@code .gz} siblings (SPEC 2.2). Names, types and sizes are the arena's, the compressed
 * sizes within a tenth; the content is our own, and the same bytes every time. Stateless.
 */
public final class SampleData {
    /** Comes within 5 % of the arena's sizes; 11, the highest, would gain 1 % for three times the CPU. */
    private static final int BROTLI_QUALITY = 10;

    private SampleData() {}

    /**
     * Makes the folder, which takes about half a second, in place of what was there. It appears whole or not at all.
     *
     * @throws LocalException if it cannot be written
     */
    public static void make(Path folder) {
        Brotli4jLoader.ensureAvailability();
        Folders.make(folder, SampleData::fill);
    }

    private static void fill(Path folder) throws IOException {
        Files.write(folder.resolve("dataset.json"), Resources.bytes("dataset.json"));
        Path files = Files.createDirectory(folder.resolve("static"));
        for (StaticFile file : StaticFile.ALL) {
            byte[] content = file.content();
            Files.write(files.resolve(file.name()), content);
            if (file instanceof StaticFile.Text) {
                Files.write(files.resolve(file.name() + ".gz"), gzip(content));
                Files.write(files.resolve(file.name() + ".br"), brotli(content));
            }
        }
    }

    private static byte[] gzip(byte[] content) throws IOException {
        var out = new ByteArrayOutputStream();
        try (var gzip = new SmallestGzip(out)) {
            gzip.write(content);
        }
        return out.toByteArray();
    }

    private static byte[] brotli(byte[] content) throws IOException {
        return Encoder.compress(
                content, new Encoder.Parameters().setQuality(BROTLI_QUALITY).setMode(Encoder.Mode.TEXT));
    }

    /** The JDK has no other way to choose the level. */
    private static final class SmallestGzip extends GZIPOutputStream {
        SmallestGzip(ByteArrayOutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
