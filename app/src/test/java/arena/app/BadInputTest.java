package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values that no endpoint can work with are refused with a line that names the parameter, and the connection lives on. */
@ParameterizedClass
@EnumSource(Flavour.class)
class BadInputTest {

    private final RunningServer server;

    BadInputTest(Flavour flavour) {
        server = SharedServers.of(flavour);
    }

    @ParameterizedTest
    @MethodSource("badTargets")
    void refusesBadTarget(String target, String saying) {
        try (RawConnection connection = server.connect()) {
            Refused.assertPlainly(connection.exchange(Wire.get(target)), 400, saying);
            Refused.assertStillServing(connection);
        }
    }

    static Stream<Arguments> badTargets() {
        Stream<Arguments> values = Stream.of(
                        "",
                        "x",
                        "1.5",
                        "+5",
                        "%2B5",
                        "-",
                        "--5",
                        "0x10",
                        "1e3",
                        " 5",
                        "%205",
                        "5%20",
                        "5_0",
                        "9223372036854775808",
                        "-9223372036854775809",
                        "99999999999999999999999999999999999999",
                        "%D9%A5",
                        "%EF%BC%95",
                        "%00")
                .filter(value -> !value.startsWith(" "))
                .flatMap(value -> Stream.of(
                        arguments("/baseline11?a=" + value + "&b=1", "parameter a"),
                        arguments("/baseline11?a=1&b=" + value, "parameter b"),
                        arguments("/json/1?m=" + value, "parameter m"),
                        arguments("/async-db?min=" + value, "parameter min"),
                        arguments("/async-db?max=" + value, "parameter max"),
                        arguments("/async-db?limit=" + value, "parameter limit")));
        Stream<Arguments> others = Stream.of(
                arguments("/baseline11", "parameter a"),
                arguments("/baseline11?", "parameter a"),
                arguments("/baseline11?b=1", "parameter a"),
                arguments("/baseline11?a=1", "parameter b"),
                arguments("/baseline11?a&b=1", "parameter a"),
                arguments("/baseline11?aa=1&b=1", "parameter a"),
                arguments("/baseline11?a=%zz&b=1", ""),
                arguments("/baseline11?a=%&b=1", ""),
                arguments("/baseline2?a=1", "parameter b"),
                arguments("/baseline11?a=9223372036854775807&b=1", "64 bits"),
                arguments("/baseline11?a=-9223372036854775808&b=-1", "64 bits"),
                arguments("/json/x", "count"),
                arguments("/json/-1", "count"),
                arguments("/json/1.0", "count"),
                arguments("/json/+1", "count"),
                arguments("/json/%201", "count"),
                arguments("/json/9223372036854775808", "count"),
                arguments("/json/%D9%A5", "count"),
                arguments("/json/1?m=9223372036854775807", "parameter m"),
                arguments("/delay/x", "ms"),
                arguments("/delay/-1", "ms"),
                arguments("/delay/60001", "ms"),
                arguments("/delay/1.5", "ms"),
                arguments("/delay/9223372036854775808", "ms"),
                arguments("/delay/%EF%BC%91", "ms"),
                arguments("/async-db?min=2147483648", "parameter min"),
                arguments("/async-db?max=-2147483649", "parameter max"));
        return Stream.concat(values, others);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "1.5", "+5", "2 0", "0x10", "9223372036854775808", "\0", "-", "\u00b2"})
    void refusesBodyThatIsNoInteger(String body) {
        try (RawConnection connection = server.connect()) {
            Refused.assertPlainly(connection.exchange(Wire.post("/baseline11?a=1&b=2", body)), 400, "body");
            Refused.assertPlainly(connection.exchange(Wire.postChunked("/baseline11?a=1&b=2", body, 1)), 400, "body");
            Refused.assertStillServing(connection);
        }
    }

    @Test
    void refusesArabicDigitsInTheBody() {
        byte[] digits = "\u0665".getBytes(StandardCharsets.UTF_8);

        Refused.assertPlainly(server.exchange(Wire.post("/baseline11?a=1&b=2", Wire.text(digits))), 400, "body");
    }

    @Test
    void refusesPostWithoutBody() {
        try (RawConnection connection = server.connect()) {
            Refused.assertPlainly(connection.exchange(Wire.request("POST", "/baseline11?a=1&b=2")), 400, "body");
            Refused.assertStillServing(connection);
        }
    }

    @Test
    void refusesSumThatOverflowsWithTheBody() {
        String target = "/baseline11?a=9223372036854775806&b=1";

        try (RawConnection connection = server.connect()) {
            Refused.assertPlainly(connection.exchange(Wire.post(target, "1")), 400, "64 bits");
            Refused.assertStillServing(connection);
        }
    }

    @Test
    void refusesBadOperandBeforeItReadsTheBody() {
        try (RawConnection connection = server.connect()) {
            Refused.assertPlainly(connection.exchange(Wire.post("/baseline11?a=1", "20")), 400, "parameter b");
            Refused.assertStillServing(connection);
        }
    }

    @Test
    void takesWhiteSpaceAroundTheBody() {
        assertThat(server.exchange(Wire.post("/baseline11?a=1&b=2", " \t20\r\n"))
                        .body())
                .isEqualTo("23");
    }

    @Test
    void takesBodyOf64Bytes() {
        String body = "20" + " ".repeat(62);

        assertThat(server.exchange(Wire.post("/baseline11?a=1&b=2", body)).body())
                .isEqualTo("23");
        assertThat(server.exchange(Wire.postChunked("/baseline11?a=1&b=2", body, 7))
                        .body())
                .isEqualTo("23");
    }

    @ParameterizedTest
    @ValueSource(ints = {65, 1_000, 100_000})
    void refusesBodyThatIsTooLong(int bytes) {
        String body = "1".repeat(bytes);

        try (RawConnection connection = server.connect()) {
            RawResponse sized = connection.exchange(Wire.post("/baseline11?a=1&b=2", body));
            Refused.assertPlainly(sized, 413, "64 bytes");
            Refused.assertStillServing(connection);
            RawResponse chunked = connection.exchange(Wire.postChunked("/baseline11?a=1&b=2", body, 50));
            Refused.assertPlainly(chunked, 413, "64 bytes");
            Refused.assertStillServing(connection);
        }
    }

    @Test
    void answersTheWholeDatasetWhereMoreIsAskedFor() {
        RawResponse all = server.exchange(Wire.get("/json/50?m=3"));

        assertThat(all.status()).isEqualTo(200);
        assertThat(server.exchange(Wire.get("/json/51?m=3")).body()).isEqualTo(all.body());
        assertThat(server.exchange(Wire.get("/json/9223372036854775807?m=3")).body())
                .isEqualTo(all.body());
    }

    @Test
    void answersNothingOfTheDatasetWhereNothingIsAskedFor() {
        assertThat(server.exchange(Wire.get("/json/0?m=3")).body()).isEqualTo("{\"items\":[],\"count\":0}");
    }

    @Test
    void takesTheFirstOfSeveralValues() {
        assertThat(server.exchange(Wire.get("/baseline11?a=1&a=x&b=2&b=5")).body())
                .isEqualTo("3");
    }

    @Test
    void findsParametersBehindMany() {
        // Sixteen KiB of request line do not hold more.
        String many = "x&".repeat(7_000);

        assertThat(server.exchange(Wire.get("/baseline11?" + many + "a=1&b=2")).body())
                .isEqualTo("3");
        assertThat(server.exchange(Wire.get("/baseline11?" + many + "a=%31&b=2"))
                        .body())
                .isEqualTo("3");
    }
}
