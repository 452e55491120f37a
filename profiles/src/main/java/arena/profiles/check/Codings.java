package arena.profiles.check;

import com.aayushatharva.brotli4j.Brotli4jLoader;
import com.aayushatharva.brotli4j.decoder.BrotliInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;

/** Undoes content codings. Thread-safe. */
public final class Codings {

    static {
        Brotli4jLoader.ensureAvailability();
    }

    private Codings() {}

    /**
     * The bytes as they were before this coding, or empty if they are not in it or nobody knows it.
     *
     * @param coding empty for none
     */
    public static Optional<byte[]> decode(String coding, byte[] bytes) {
        try (InputStream in = decoder(coding, new ByteArrayInputStream(bytes))) {
            return Optional.of(in.readAllBytes());
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private static InputStream decoder(String coding, InputStream in) throws IOException {
        return switch (coding.toLowerCase(Locale.ROOT)) {
            case "", "identity" -> in;
            case "gzip" -> new GZIPInputStream(in);
            case "br" -> new BrotliInputStream(in);
            case "deflate" -> new InflaterInputStream(in);
            default -> throw new IOException("unknown coding");
        };
    }
}
