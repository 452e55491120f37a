package arena.profiles.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonWriterTest {

    private static final ObjectMapper JACKSON = new ObjectMapper();

    private final JsonWriter writer = new JsonWriter();

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 9, 10, -10, 99, 100, 1234567890123L, Long.MAX_VALUE, Long.MIN_VALUE})
    void writesANumberAsJavaDoes(long value) {
        writer.number(value);

        assertThat(written()).isEqualTo(Long.toString(value));
    }

    @Test
    void writesEveryPowerOfTenAndItsNeighbours() {
        for (long power = 1; power > 0 && power <= 1_000_000_000_000_000_000L; power *= 10) {
            for (long value : new long[] {power - 1, power, power + 1, -power, -power - 1, -power + 1}) {
                writer.reset();
                writer.number(value);

                assertThat(written()).isEqualTo(Long.toString(value));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "plain",
                "\"quoted\"",
                "back\\slash",
                "\b\f\n\r\t",
                "\u0000\u001f\u007f",
                "é€",
                "𝄞 clef",
                "</"
            })
    void writesAStringThatAParserReadsBack(String text) throws IOException {
        writer.string(text);

        assertThat(JACKSON.readValue(written(), String.class)).isEqualTo(text);
    }

    @Test
    void writesASurrogateAloneAsAnEscape() {
        writer.string("a\ud834b\udd1e");

        assertThat(written()).isEqualTo("\"a\\ud834b\\udd1e\"");
    }

    static List<Long> seeds() {
        return IntStream.range(0, 20).mapToObj(Long::valueOf).toList();
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void writesRandomTextAsJacksonReadsIt(long seed) throws IOException {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        for (int round = 0; round < 200; round++) {
            StringBuilder text = new StringBuilder();
            random.ints(random.nextInt(60), 0, Character.MAX_CODE_POINT + 1)
                    .map(point -> random.nextBoolean() ? point & 0x7F : point)
                    .filter(point -> point < Character.MIN_SURROGATE || point > Character.MAX_SURROGATE)
                    .forEach(text::appendCodePoint);
            writer.reset();
            writer.string(text.toString());

            assertThat(JACKSON.readValue(written(), String.class)).isEqualTo(text.toString());
        }
    }

    @Test
    void growsToWhateverIsWritten() {
        String text = "\u0001".repeat(100_000);

        writer.string(text);

        assertThat(writer.length()).isEqualTo(600_002);
    }

    private String written() {
        return new String(writer.bytes(), 0, writer.length(), StandardCharsets.UTF_8);
    }
}
