package arena.load.validate.checks;

import arena.load.validate.client.ClientProgram;
import org.junit.jupiter.api.DisplayName;

/** Files over HTTP/3. */
@Group(value = "static-h3", profiles = "static-h3")
final class StaticH3Checks {

    private final Succession succession;

    StaticH3Checks(Arena arena, ClientProgram client) {
        succession = new Succession(arena.h3(client));
    }

    @Checks(123)
    @DisplayName("four requests over one connection succeed")
    void answersInSuccession() {
        succession.mustSucceed("/static/reset.css");
    }
}
