package arena.app.local;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.local.StackPlan.DatabaseSource;
import arena.app.local.StackPlan.JavaProgram;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ServerEnvironmentTest {

    private static final Map<String, String> FOUND =
            Map.of("DATABASE_URL", "postgres://me:hunter2@far/db", "ARENA_DATA", "/mine", "ARENA_CERTS", "");

    @Test
    void whatTheStackOverridesIsSaidWithTheOptionThatHelps() {
        assertThat(environment(Optional.empty(), new DatabaseSource.Own()).overridden())
                .satisfiesExactly(
                        line -> assertThat(line)
                                .startsWith("DATABASE_URL ")
                                .contains("--database-url")
                                .doesNotContain("hunter2"),
                        line -> assertThat(line).startsWith("ARENA_DATA ").contains("--data"));
    }

    @Test
    void whoHasGivenTheOptionIsToldNothing() {
        var given = environment(Optional.of(Path.of("/other")), new DatabaseSource.Given("postgres://near/db"));

        assertThat(given.overridden()).isEmpty();
        assertThat(given.variables(Optional.of("postgres://near/db")))
                .containsEntry("DATABASE_URL", "postgres://near/db")
                .containsEntry("ARENA_DATA", "/other");
    }

    private static ServerEnvironment environment(Optional<Path> data, DatabaseSource database) {
        var program = new JavaProgram("no.such.Server", Optional.empty(), List.of());
        var plan =
                new StackPlan(data, Optional.empty(), database, Map.of(), Optional.empty(), program, Optional.empty());
        return new ServerEnvironment(FOUND, plan, new HomePaths(Path.of("home")));
    }
}
