package arena.load.validate.checks;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;

@Group("general")
final class RunChecks {

    @Checks(6)
    @DisplayName("at least one assertion was made")
    void judgedSomething(Tally tally) {
        assertTrue(tally.judged() > 0, "0 assertions about profiles passed or failed (expected: 1 or more)");
    }
}
