package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.testing.Bodies;
import arena.app.testing.TestClient;
import arena.app.testing.TestResponse;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** JSON is compressed for who takes it, over HTTP/2 and 3 as over HTTP/1.1. */
class ProtocolCompressionTest {

    @ParameterizedTest
    @MethodSource("cases")
    void compressesForWhoTakesIt(Flavour flavour, Way way, String coding) {
        try (TestClient client = way.to(SharedServers.of(flavour))) {
            TestResponse plain = client.get("/json/20?m=3");
            TestResponse compressed = client.get("/json/20?m=3", "Accept-Encoding", coding);

            assertThat(plain.header("Content-Encoding")).isEmpty();
            assertThat(Bodies.decoded(compressed)).isEqualTo(plain.bytes());
            assertThat(compressed.header("Content-Type")).isEqualTo(plain.header("Content-Type"));
            if (isCompressed(flavour, way)) {
                assertThat(compressed.header("Content-Encoding")).contains(coding);
                assertThat(compressed.bytes()).hasSizeLessThan(plain.bytes().length / 2);
            } else {
                assertThat(compressed.header("Content-Encoding")).isEmpty();
            }
        }
    }

    /** The compression of Vert.x, which standard leaves it to, does not know HTTP/3. */
    private static boolean isCompressed(Flavour flavour, Way way) {
        return flavour != Flavour.STANDARD || way != Way.H3;
    }

    static Stream<Arguments> cases() {
        return Arrays.stream(Flavour.values())
                .flatMap(flavour -> Arrays.stream(Way.values())
                        .flatMap(way -> Stream.of("br", "gzip").map(coding -> Arguments.of(flavour, way, coding))));
    }
}
