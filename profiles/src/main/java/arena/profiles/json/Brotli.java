package arena.profiles.json;

import com.aayushatharva.brotli4j.Brotli4jLoader;
import com.aayushatharva.brotli4j.encoder.Encoder;
import io.vertx.core.buffer.Buffer;
import java.io.IOException;
import java.io.UncheckedIOException;

/** A Brotli compressor (RFC 7932). Its library has no way to reset an encoder, so each body has its own. Stateless. */
final class Brotli {

    /** Whether the native library loads in this process. */
    static final boolean AVAILABLE = Brotli4jLoader.isAvailable();

    /** Chosen like {@link Gzip}'s level. */
    private static final int QUALITY = 2;

    private final Encoder.Parameters parameters =
            new Encoder.Parameters().setQuality(QUALITY).setMode(Encoder.Mode.TEXT);

    /** Compresses {@code input[0, length)}. */
    Buffer compress(byte[] input, int length) {
        try {
            return Buffer.buffer(Encoder.compress(input, 0, length, parameters));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
