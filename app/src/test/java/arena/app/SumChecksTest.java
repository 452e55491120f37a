package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sums, beyond what the validator asks for (CHECKS 7 to 19). */
@ParameterizedClass
@EnumSource(Flavour.class)
class SumChecksTest {

    private final RunningServer server;

    SumChecksTest(Flavour flavour) {
        server = SharedServers.of(flavour);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    @DisplayName("CHECKS 12, 13, 14: random operands and bodies")
    void addsRandomNumbers(long seed) {
        RandomGenerator random = RandomGeneratorFactory.getDefault().create(seed);
        int a = random.nextInt(100, 1000);
        int b = random.nextInt(100, 1000);
        int body = random.nextInt(100, 1000);

        try (RawConnection connection = server.connect()) {
            assertSum(connection.exchange(Wire.get("/baseline11?a=" + a + "&b=" + b)), a + b);
            assertSum(connection.exchange(Wire.post("/baseline11?a=13&b=42", "" + body)), 55 + body);
            assertSum(
                    connection.exchange(Wire.postChunked("/baseline11?a=" + a + "&b=" + b, "" + body, 1)),
                    a + b + body);
        }
    }

    @Test
    @DisplayName("CHECKS 12: the second path answers the same")
    void answersTheSumOnTheSecondPath() {
        assertSum(server.exchange(Wire.get("/baseline2?a=13&b=42")), 55);
    }

    @Test
    void addsNegativeAndLargeNumbers() {
        assertSum(server.exchange(Wire.post("/baseline11?a=-13&b=9223372036854775807", "-42")), Long.MAX_VALUE - 55);
        assertSum(server.exchange(Wire.get("/baseline11?a=-9223372036854775808&b=0")), Long.MIN_VALUE);
    }

    private static void assertSum(RawResponse response, long sum) {
        assertThat(response.status()).isEqualTo(200);
        assertThat(response.body()).isEqualTo(Long.toString(sum));
        assertThat(response.header("Content-Type")).hasValue("text/plain");
    }
}
