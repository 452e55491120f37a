package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;

import arena.load.testing.TinyServer;
import arena.profiles.Endpoint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ListenerWaitTest {

    @TempDir
    private Path folder;

    /** Whoever has the port that it lost must not be taken for it. */
    @Test
    void aServerThatHasEndedDoesNotListenWhereAnotherDoes() throws IOException, InterruptedException {
        Path log = Files.write(folder.resolve("server.log"), List.of("WARN odd", "ERROR the port is taken"));
        Process ended = new ProcessBuilder("true").start();
        ended.waitFor();
        try (TinyServer other = TinyServer.right()) {
            Map<Integer, Integer> ports =
                    Map.of(Endpoint.HTTP1.port(), other.target().getPort());
            Server dead = new Server("127.0.0.1", ports, OptionalLong.of(ended.pid()), Optional.of(log));

            assertThat(ListenerWait.untilOpen(dead, Endpoint.HTTP1)).isFalse();
            assertThat(dead.obituary())
                    .hasValue("The server has ended. Its log, " + log
                            + ", ends with:\n  WARN odd\n  ERROR the port is taken");
        }
    }

    @Test
    void aServerThatRunsHasNoObituary() throws IOException {
        try (TinyServer server = TinyServer.right()) {
            Map<Integer, Integer> ports =
                    Map.of(Endpoint.HTTP1.port(), server.target().getPort());
            Server running = new Server("127.0.0.1", ports, OptionalLong.empty(), Optional.empty());

            assertThat(ListenerWait.untilOpen(running, Endpoint.HTTP1)).isTrue();
            assertThat(running.obituary()).isEmpty();
        }
    }
}
