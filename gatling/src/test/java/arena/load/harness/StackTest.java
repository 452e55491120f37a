package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.Endpoint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StackTest {

    private static final int EDGE_PORT = 8444;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"edge", "nginx", "Caddy"})
    void findsTheEdgeInWhatTheStackPrints(String edge) throws IOException {
        Path log = log(
                "server: process 7, Ctrl-C stops it\n" + edge + ": process 12\nauthentication service: process 9\n");

        assertThat(Stack.edgeProcess(log)).hasValue(12L);
    }

    @Test
    void tellsTheServerFromWhatStandsAroundIt() throws IOException {
        Path log = log("server: process 7, Ctrl-C stops it\nedge: process 12\n");
        Server whole = new Server("127.0.0.1", Map.of(), OptionalLong.of(3), Optional.of(log));

        assertThat(Target.own("engine", whole, Optional.empty()).serverPid()).hasValue(7L);
    }

    @Test
    void findsNoEdgeWhereThereIsNone() throws IOException {
        assertThat(Stack.edgeProcess(log("server: process 7, Ctrl-C stops it\n")))
                .isEmpty();
        assertThat(Stack.edgeProcess(folder.resolve("nothing"))).isEmpty();
    }

    @Test
    void seesTheServerThroughTheEdgeOnceTheStackIsReady() throws IOException {
        Path log = log("server: process 7\nproduction stack is ready, try: curl\n");
        Server server = new Server("127.0.0.1", Map.of(), OptionalLong.empty(), Optional.of(log));

        Server seen = new Stack("production", "vertx", EDGE_PORT, folder).around(server);

        assertThat(seen.targetOf(Endpoint.H2_TLS)).hasPort(EDGE_PORT);
    }

    @ParameterizedTest
    @CsvSource({
        "gateway, engine, vertx",
        "gateway-h3, engine, vertx",
        "gateway-h3, tuned, caddy",
        "gateway, standard, nginx",
        "production, tuned, nginx"
    })
    void putsTheProxyOfTheEntriesBeforeTheOthers(String stack, String flavour, String edge) {
        assertThat(Stack.edgeOf(stack, flavour)).isEqualTo(edge);
    }

    private Path log(String text) throws IOException {
        return Files.writeString(folder.resolve("server.log"), text);
    }
}
