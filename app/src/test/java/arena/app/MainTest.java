package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.app.testing.ServerProcess;
import arena.app.testing.Tokens;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.Wire;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The process: what it says, and with which status it ends. */
class MainTest {

    private static final Map<String, String> ENVIRONMENT =
            ServerSetup.of(Flavour.ENGINE).variables();

    @Test
    void finishesRequestsAndEndsWell() {
        try (ServerProcess process = ServerProcess.start(ENVIRONMENT);
                RawConnection busy = RawConnection.to(process.port());
                RawConnection idle = RawConnection.to(process.port())) {
            idle.exchange(Wire.get("/pipeline"));
            busy.send(Wire.get("/delay/0") + Wire.get("/delay/1000"));
            busy.read();

            process.terminate();

            assertThat(idle.isClosedByServer()).isTrue();
            assertThat(busy.read().body()).isEqualTo("1000");
            assertThat(process.exitStatus()).isZero();
            assertThat(process.output())
                    .contains("HTTP/1.1, h2c on 127.0.0.1:", "flavour engine, started in ", "stopping", "stopped")
                    .contains(" INFO open http://127.0.0.1:" + process.port() + "/")
                    .doesNotContain("Exception", "WARNING: ");
        }
    }

    @Test
    void endsWellIfItIsToldToWhileItStarts() {
        try (ServerProcess process = ServerProcess.start(ENVIRONMENT)) {
            await().until(() -> process.output().contains("event loops on"));

            process.terminate();

            assertThat(process.exitStatus()).isZero();
            assertThat(process.output()).endsWith("stopped");
        }
    }

    @Test
    void saysInALineEachWhatIsNotThereAndServesTheRest(@TempDir Path nothing) {
        Map<String, String> environment = new HashMap<>(ENVIRONMENT);
        environment.put("ARENA_DATA", nothing.resolve("data").toString());
        environment.put("ARENA_CERTS", nothing.resolve("certs").toString());
        environment.put("ARENA_CERTS_RELOADED", nothing.resolve("certs-tls").toString());
        environment.put("ARENA_LOPS", "3");
        environment.remove("DATABASE_URL");

        try (ServerProcess process = ServerProcess.start(environment);
                RawConnection client = RawConnection.to(process.port())) {
            assertThat(client.exchange(Wire.get("/pipeline")).body()).isEqualTo("ok");
            assertThat(client.exchange(Wire.get("/json/1")).status()).isEqualTo(503);
            assertThat(process.output().lines().filter(line -> line.contains(" WARNING no ")))
                    .hasSize(5)
                    .anyMatch(line -> line.contains("dataset.json"))
                    .anyMatch(line -> line.contains("static"))
                    .anyMatch(line -> line.contains("server.crt"))
                    .anyMatch(line -> line.contains("DATABASE_URL"))
                    .anyMatch(line -> line.contains("certs-tls (ARENA_CERTS_RELOADED): no "));
            assertThat(process.output()).contains(" WARNING ARENA_LOPS is set");
        }
    }

    @Test
    void saysOnceForAllLoopsWhichDatabaseIsAway() {
        Map<String, String> environment = with("DATABASE_URL", "postgres://bench:hunter2@127.0.0.1:1/benchmark");

        try (ServerProcess process = ServerProcess.start(environment)) {
            await().until(() -> process.output().contains("started in"));

            assertThat(process.output().lines().filter(line -> line.contains("PostgreSQL")))
                    .singleElement()
                    .asString()
                    .contains(" WARNING PostgreSQL at 127.0.0.1:1 is away: ")
                    .doesNotContain("bench", "hunter2");
        }
    }

    @Test
    void saysWhoHasThePort() {
        try (RunningServer first = ServerSetup.of(Flavour.ENGINE).start();
                ServerProcess second = ServerProcess.start(with("ARENA_PORT", Integer.toString(first.port())))) {
            assertThat(second.exitStatus()).isEqualTo(2);
            assertThat(second.output())
                    .contains("arena-server: http: port " + first.port() + " is taken by java (pid "
                            + ProcessHandle.current().pid() + ")")
                    .doesNotContain("Exception", "\tat ");
            // The first one is none the worse for it.
            assertThat(first.exchange(Wire.get("/pipeline")).body()).isEqualTo("ok");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "ARENA_FLAVOUR, fast, 'ARENA_FLAVOUR=fast (expected: standard, tuned, engine)'",
        "ARENA_HOST, 256.256.256.256, '256.256.256.256'",
        "DATABASE_URL, postgres://bench:hunter2@localhost:port/benchmark, 'DATABASE_URL=*** (expected: postgres://'"
    })
    void refusesBadValue(String variable, String value, String saying) {
        try (ServerProcess process = ServerProcess.start(with(variable, value))) {
            assertThat(process.exitStatus()).isEqualTo(2);
            assertThat(process.output())
                    .contains("arena-server: ", saying)
                    .doesNotContain("Exception", "\tat ", "hunter2");
        }
    }

    @Test
    void printsWhatIsInEffect() {
        Map<String, String> environment = with("DATABASE_URL", "postgres://bench:hunter2@db:5432/benchmark");

        try (ServerProcess process = ServerProcess.start(environment, "--print-config")) {
            assertThat(process.exitStatus()).isZero();
            assertThat(process.output().lines())
                    .contains(
                            "ARENA_FLAVOUR=engine",
                            "ARENA_LOOPS=2",
                            "ARENA_PORT=0",
                            "DATABASE_URL=postgres://bench@db:5432/benchmark",
                            "DATABASE_MAX_CONN=64");
            assertThat(process.output()).doesNotContain("hunter2");
        }
    }

    @Test
    void canBeAnotherPartOfTheStack() {
        Map<String, String> environment =
                Map.of("ARENA_ROLE", "auth", "JWT_SECRET", Tokens.SECRET, "AUTHSVC_LISTEN", "127.0.0.1:0");

        try (ServerProcess process = ServerProcess.start(environment)) {
            await().until(() -> process.output().contains("authentication service, started in "));
            process.terminate();

            assertThat(process.exitStatus()).isZero();
            assertThat(process.output())
                    .contains("auth: HTTP/1.1 on 127.0.0.1:", "stopped")
                    .doesNotContain("Exception", "WARNING: ", Tokens.SECRET);
        }
    }

    @Test
    void explainsItself() {
        try (ServerProcess process = ServerProcess.start(Map.of(), "--help")) {
            assertThat(process.exitStatus()).isZero();
            assertThat(process.output())
                    .contains(Stream.of("server", "auth", "edge")
                            .map(role -> RoleConfig.from(Map.of("ARENA_ROLE", role, "JWT_SECRET", Tokens.SECRET), 1))
                            .flatMap(config -> config.lines().stream())
                            .map(line -> line.substring(0, line.indexOf('=')))
                            .toList());
        }
    }

    private static Map<String, String> with(String variable, String value) {
        Map<String, String> more = new HashMap<>(ENVIRONMENT);
        more.put(variable, value);
        return more;
    }
}
