package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.testing.SampleCertificate;
import arena.app.testing.TestClient;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A body whose end comes apart from its last byte is answered to its end. Over HTTP/3 the end of the echo got lost where the
 * client's acknowledgement of all before it came together with the end of the request: once in some twenty of these.
 */
class LoneEndTest {

    private static final int ROUNDS = 20;
    private static final int STREAMS = 20;

    @ParameterizedTest
    @EnumSource(Way.class)
    void answersToTheEnd(Way way) {
        try (RunningServer server = ServerSetup.of(Flavour.ENGINE)
                        .with("ARENA_CERTS", SampleCertificate.folder().toString())
                        .start();
                TestClient client = way.to(server)) {
            for (int i = 0; i < ROUNDS; i++) {
                List<Upload> uploads = Stream.generate(() -> Upload.begin(client))
                        .limit(STREAMS)
                        .toList();

                uploads.forEach(Upload::finish);

                assertThat(uploads)
                        .allSatisfy(upload -> assertThat(
                                        TestClient.await(upload.answer()).body())
                                .isEqualTo("firstlast"));
            }
        }
    }
}
