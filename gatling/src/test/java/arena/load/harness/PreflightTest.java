package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;

import arena.load.testing.TinyServer;
import arena.profiles.check.Reference;
import arena.profiles.wire.FreePort;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class PreflightTest {

    @Test
    void findsNothingWrongWithRightAnswersToGetPostAndChunks() throws IOException {
        try (TinyServer server = TinyServer.right()) {
            assertThat(problem(server.target())).isEmpty();
        }
    }

    @Test
    void namesTheRequestWhoseAnswerIsWrong() throws IOException {
        try (TinyServer server = TinyServer.wrong()) {
            assertThat(problem(server.target()))
                    .get()
                    .asString()
                    .startsWith("GET /baseline11?a=13&b=42: body: \"6\" at byte 1");
        }
    }

    @Test
    void saysThatNobodyAnswers() {
        assertThat(problem(URI.create("http://127.0.0.1:" + FreePort.next())))
                .get()
                .asString()
                .contains("no answer");
    }

    @Test
    void waitsForRightAnswers() throws IOException {
        int port = FreePort.next();
        URI target = URI.create("http://127.0.0.1:" + port);
        CompletableFuture<Void> answered = CompletableFuture.runAsync(
                () -> new Preflight(Reference.NONE).awaitAnswers(job(target), Duration.ofMinutes(1)));
        assertThat(answered).isNotDone();

        try (TinyServer _ = TinyServer.rightAt(port)) {
            assertThat(answered).succeedsWithin(Duration.ofSeconds(30));
            assertThat(problem(target)).isEmpty();
        }
    }

    @Test
    void doesNotWaitForRightAnswersForever() throws IOException {
        try (TinyServer server = TinyServer.wrong()) {
            new Preflight(Reference.NONE).awaitAnswers(job(server.target()), Duration.ofMillis(1));

            assertThat(problem(server.target())).isPresent();
        }
    }

    private static Optional<String> problem(URI target) {
        return new Preflight(Reference.NONE).problem(job(target));
    }

    private static LoadJob job(URI target) {
        return new LoadJob(Scenarios.of("baseline", LoadTool.WRK), target, null, Path.of("/"));
    }
}
