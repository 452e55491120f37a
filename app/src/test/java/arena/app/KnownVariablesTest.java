package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.testing.Tokens;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class KnownVariablesTest {

    @Test
    void everyVariableOfEveryRoleIsKnown() {
        List<String> read = Stream.of("server", "auth", "edge")
                .map(role -> RoleConfig.from(Map.of("ARENA_ROLE", role, "JWT_SECRET", Tokens.SECRET), 1))
                .flatMap(config -> config.lines().stream())
                .map(line -> line.substring(0, line.indexOf('=')))
                .toList();

        assertThat(KnownVariables.unknown(read)).isEmpty();
    }

    @Test
    void misspeltOnesAreNotAndOthersAreNotOurs() {
        assertThat(KnownVariables.unknown(List.of("PATH", "ARENA_LOPS", "ARENA_LOOPS", "ARENA_COLOUR")))
                .containsExactly("ARENA_COLOUR", "ARENA_LOPS");
    }
}
