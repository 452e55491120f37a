package arena.profiles.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IntegersTest {

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 42, Long.MAX_VALUE, Long.MIN_VALUE})
    void readsWhatLongWrites(long value) {
        assertThat(Integers.parse(Long.toString(value), "x")).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-",
                "+1",
                "--1",
                "1-",
                "1-1",
                " 1",
                "1 ",
                "1.0",
                "1e3",
                "0x1",
                "1_000",
                "1L",
                "\u0661",
                "\uff11",
                "\u00b2",
                "9223372036854775808",
                "-9223372036854775809",
                "\0001"
            })
    void refusesAnythingElse(String text) {
        assertThatExceptionOfType(RequestException.class)
                .isThrownBy(() -> Integers.parse(text, "parameter x"))
                .withMessage("parameter x must be an integer of at most 64 bits")
                .satisfies(failure -> assertThat(failure.status()).isEqualTo(400));
    }

    @Test
    void takesZerosInFront() {
        assertThat(Integers.parse("-000000000000000000000000000042", "x")).isEqualTo(-42);
        assertThat(Integers.parse("-0", "x")).isZero();
    }

    @Test
    void readsPartOfText() {
        assertThat(Integers.parse("a=-12&b", 2, 5, "x")).isEqualTo(-12);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void agreesWithBigIntegerAboutTheRange(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 1000; i++) {
            BigInteger value = BigInteger.valueOf(random.nextLong())
                    .multiply(BigInteger.valueOf(random.nextInt(1, 4)))
                    .add(BigInteger.valueOf(random.nextInt()));

            if (value.bitLength() < 64) {
                assertThat(Integers.parse(value.toString(), "x")).isEqualTo(value.longValueExact());
            } else {
                assertThatExceptionOfType(RequestException.class)
                        .isThrownBy(() -> Integers.parse(value.toString(), "x"));
            }
        }
    }
}
