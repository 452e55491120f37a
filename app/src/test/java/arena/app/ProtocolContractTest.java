package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.testing.Bodies;
import arena.app.testing.SampleFolder;
import arena.app.testing.TestClient;
import arena.app.testing.TestResponse;
import arena.profiles.Board;
import arena.profiles.Profiles;
import arena.profiles.Request;
import arena.profiles.check.Reference;
import arena.profiles.check.Verifier;
import io.vertx.core.http.HttpVersion;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the catalogue asks over HTTP/1.1, 2 or 3 is answered over every protocol alike, and gRPC wherever HTTP/2 is. */
class ProtocolContractTest {

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("ways")
    void answersAsTheCatalogueSays(Flavour flavour, Way way) {
        Verifier verifier = new Verifier(Reference.of(SampleFolder.path()));

        try (TestClient client = way.to(SharedServers.of(flavour))) {
            assertThat(requests(way)).allSatisfy(request -> {
                TestResponse response = client.exchange(request);
                assertThat(response.version()).isEqualTo(way.version());
                assertThat(verifier.problem(
                                request.answer(),
                                response.status(),
                                response.header("Content-Type").orElse(null),
                                Bodies.decoded(response)))
                        .isEmpty();
            });
        }
    }

    static Stream<Arguments> ways() {
        return Arrays.stream(Flavour.values())
                .flatMap(flavour -> Arrays.stream(Way.values()).map(way -> Arguments.of(flavour, way)));
    }

    /** As far as the way knows them: gRPC is HTTP/2. */
    private static List<Request> requests(Way way) {
        List<Board> boards = way.version() == HttpVersion.HTTP_2
                ? List.of(Board.HTTP1, Board.HTTP2, Board.HTTP3, Board.GRPC)
                : List.of(Board.HTTP1, Board.HTTP2, Board.HTTP3);
        return Profiles.ALL.stream()
                .filter(profile -> boards.contains(profile.board()))
                .flatMap(profile -> profile.traffic().stream())
                .flatMap(traffic -> traffic.requests().stream())
                .distinct()
                .toList();
    }
}
