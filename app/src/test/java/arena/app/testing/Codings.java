package arena.app.testing;

import arena.profiles.wire.RawResponse;
import com.aayushatharva.brotli4j.Brotli4jLoader;
import com.aayushatharva.brotli4j.decoder.Decoder;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;

/** Undoes content codings. */
public final class Codings {

    static {
        Brotli4jLoader.ensureAvailability();
    }

    private Codings() {}

    /** The body of a response as it was before the coding that its header names. */
    public static byte[] decoded(RawResponse response) {
        return decoded(response.header("Content-Encoding").orElse(""), response.bytes());
    }

    /** The body of a response as it was before the coding that its header names. */
    public static byte[] decoded(TestResponse response) {
        return decoded(response.header("Content-Encoding").orElse(""), response.bytes());
    }

    private static byte[] decoded(String coding, byte[] bytes) {
        try {
            return switch (coding) {
                case "" -> bytes;
                case "br" -> Decoder.decompress(bytes).getDecompressedData();
                case "gzip" -> new GZIPInputStream(new ByteArrayInputStream(bytes)).readAllBytes();
                default -> throw new IllegalArgumentException("Content-Encoding: " + coding);
            };
        } catch (IOException broken) {
            throw new UncheckedIOException(coding, broken);
        }
    }
}
