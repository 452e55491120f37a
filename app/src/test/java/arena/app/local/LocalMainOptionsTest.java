package arena.app.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is refused before anything is made or started, in this process. */
class LocalMainOptionsTest {
    @TempDir
    Path temporary;

    private final StringWriter errors = new StringWriter();
    private final Map<String, String> environment = new HashMap<>();

    @ParameterizedTest
    @CsvSource({
        "--port abc, --port",
        "--loops many, --loops",
        "--loops 0, 1 to 1024",
        "--port 65536, 0 to 65535",
        "--flavour strawberry, 'standard, tuned, engine'",
        "--transport pigeon, 'auto, io_uring, epoll, nio'",
        "--colour blue, --colour",
        "stray, no argument stray (see",
        "--no-database stray and more, no argument stray and more (see",
        "--colour blue, no option --colour blue (see",
        "--database-url mysql://x, postgres://",
        "--database-url postgres://x --no-database, mutually exclusive",
        "--data /nowhere, /nowhere/dataset.json",
        "--certs /nowhere, /nowhere/server.crt",
        "--jvm-options /nowhere/options, /nowhere/options",
        "--server-command /nowhere/command, /nowhere/command",
        "--server-command /dev/null, empty",
        "--stack nonsense, gateway-h3 or production",
        "--stack gateway --proxies /nowhere, /nowhere/proxy/nginx.conf",
        "--stack gateway --proxies ../profiles/compose/framework --edge caddy, caddy can't stand in front of gateway",
        "--stack gateway --edge pigeon, --edge",
        "--stack pigeon --edge nginx, --stack",
        "--edge nginx, --stack"
    })
    void badOptionIsRefusedWithAMessage(String options, String message) {
        assertThat(run(options)).isEqualTo(2);
        assertThat(errors.toString())
                .startsWith("arena run: ")
                .contains(message)
                .doesNotContain("Error:", "index");
        assertThat(temporary.resolve("home")).doesNotExist();
    }

    @Test
    void folderWithOtherContentIsRefusedAndLeftAlone() throws Exception {
        Path home = Files.createDirectory(temporary.resolve("home"));
        Path precious = Files.createDirectory(home.resolve("data")).resolve("precious");
        Files.writeString(precious, "mine");

        assertThat(run("--fresh")).isEqualTo(2);

        assertThat(errors.toString()).contains("was not made by this command");
        assertThat(precious).hasContent("mine");
        assertThat(home).isDirectoryNotContaining("glob:**lock");
    }

    @Test
    void homeInUseIsRefusedWithTheProcessThatUsesIt() {
        try (var _ = HomeFolder.open(temporary.resolve("home"), false)) {
            assertThat(run("--no-database --port 0")).isEqualTo(2);
        }

        assertThat(errors.toString())
                .contains("is in use by process " + ProcessHandle.current().pid(), "--home", "--port 0");
    }

    @Test
    void portThatIsTakenIsRefusedBeforePostgresIsStarted() throws Exception {
        try (var taken = new ServerSocket(0)) {
            assertThat(run("--port " + taken.getLocalPort())).isEqualTo(2);

            assertThat(errors.toString()).contains("port " + taken.getLocalPort() + " (ARENA_PORT)");
        }
        assertThat(temporary.resolve("home")).doesNotExist();
    }

    @Test
    void allPortsThatAreTakenAreNamedAtOnce() throws Exception {
        try (var first = new ServerSocket(0);
                var second = new ServerSocket(0)) {
            environment.put("ARENA_PORT", Integer.toString(first.getLocalPort()));
            environment.put("ARENA_PORT_H2C", Integer.toString(second.getLocalPort()));
            environment.put("ARENA_PORT_TLS", "0");
            environment.put("ARENA_PORT_H2", "0");

            assertThat(run("--no-database")).isEqualTo(2);

            assertThat(errors.toString())
                    .contains(
                            first.getLocalPort() + " (ARENA_PORT)",
                            second.getLocalPort() + " (ARENA_PORT_H2C)",
                            "--port 0 takes free ones");
        }
    }

    @ParameterizedTest
    @CsvSource({"nohost.invalid, the name is not known", "192.0.2.1, can't listen there"})
    void hostThatIsNoneOfThisMachineIsRefusedByItsName(String host, String message) {
        environment.put("ARENA_HOST", host);

        assertThat(run("--port 0")).isEqualTo(2);

        assertThat(errors.toString()).startsWith("arena run: ARENA_HOST=" + host + ": " + message);
        assertThat(temporary.resolve("home")).doesNotExist();
    }

    @Test
    void portOfTheEdgeThatIsTakenIsRefused() throws Exception {
        try (var taken = new ServerSocket(0)) {
            assertThat(run("--port 0 --stack gateway --proxies ../profiles/compose/framework --edge-port "
                            + taken.getLocalPort()))
                    .isEqualTo(2);

            assertThat(errors.toString()).contains(taken.getLocalPort() + " (of the edge)");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "ARENA_LOOPS, abc, 1 and 1024",
        "ARENA_FLAVOUR, foo, 'standard, tuned, engine'",
        "ARENA_PORT, abc, 0 and 65535",
        "ARENA_STATIC_CACHE, much, a number of bytes",
        "REDIS_URL, here, redis://"
    })
    void badVariableIsRefusedBeforeTheHomeIsTaken(String variable, String value, String message) {
        environment.put(variable, value);

        assertThat(run("--no-database")).isEqualTo(2);

        assertThat(errors.toString()).startsWith("arena run: " + variable + "=").contains(message);
        assertThat(temporary.resolve("home")).doesNotExist();
    }

    @Test
    void badVariableOfAnotherPartOfTheStackIsRefusedToo() {
        environment.put("ARENA_EDGE_AUTH_MILLIS", "soon");

        assertThat(run("--port 0 --edge-port 0 --stack gateway --proxies ../profiles/compose/framework"))
                .isEqualTo(2);

        assertThat(errors.toString()).contains("ARENA_EDGE_AUTH_MILLIS=soon");
    }

    private int run(String options) {
        var arguments =
                new ArrayList<>(List.of("--home", temporary.resolve("home").toString()));
        Pattern.compile(" ").splitAsStream(options).forEach(arguments::add);
        return LocalMain.run("no.such.Server", environment, new PrintWriter(errors, true), arguments);
    }
}
