package arena.load.validate.checks;

import arena.load.validate.client.ClientProgram;
import org.junit.jupiter.api.DisplayName;

/** Sums over HTTP/3. */
@Group(value = "baseline-h3", profiles = "baseline-h3")
final class BaselineH3Checks {

    private final Succession succession;

    BaselineH3Checks(Arena arena, ClientProgram client) {
        succession = new Succession(arena.h3(client));
    }

    @Checks(122)
    @DisplayName("four requests over one connection succeed")
    void answersInSuccession() {
        succession.mustSucceed("/baseline2?a=13&b=42");
    }
}
