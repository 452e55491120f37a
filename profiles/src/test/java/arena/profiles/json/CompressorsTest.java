package arena.profiles.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.aayushatharva.brotli4j.decoder.BrotliInputStream;
import io.vertx.core.buffer.Buffer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompressorsTest {

    private final RandomGenerator random =
            RandomGeneratorFactory.of("L64X128MixRandom").create(7);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 200, 8_397, 100_000, 1_000_000})
    void gzipRestoresWhatItWasGivenTimeAndAgain(int length) throws IOException {
        Gzip gzip = new Gzip();
        for (int round = 0; round < 3; round++) {
            byte[] input = input(length);

            Buffer compressed = gzip.compress(input, length);

            assertThat(new GZIPInputStream(new ByteArrayInputStream(compressed.getBytes())).readAllBytes())
                    .isEqualTo(input);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 200, 8_397, 100_000, 1_000_000})
    void brotliRestoresWhatItWasGiven(int length) throws IOException {
        assumeThat(Brotli.AVAILABLE).isTrue();
        byte[] input = input(length);

        Buffer compressed = new Brotli().compress(input, length);

        assertThat(new BrotliInputStream(new ByteArrayInputStream(compressed.getBytes())).readAllBytes())
                .isEqualTo(input);
    }

    /** Half noise, half repetition. */
    private byte[] input(int length) {
        byte[] input = new byte[length];
        random.nextBytes(input);
        Arrays.fill(input, length / 2, length, (byte) 'a');
        return input;
    }
}
