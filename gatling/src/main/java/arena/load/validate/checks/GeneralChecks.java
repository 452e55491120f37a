package arena.load.validate.checks;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import org.junit.jupiter.api.DisplayName;

@Group("general")
final class GeneralChecks {

    @Checks(1)
    @DisplayName("meta.json names only profiles that exist")
    void metaNamesKnownProfiles() {
        abort("a running server has no meta.json");
    }

    @Checks(3)
    @DisplayName("the server answers within 30 attempts")
    void becomesReady(Readiness readiness) {
        readiness.problem().ifPresent(problem -> fail(problem));
    }

    @Checks(4)
    @DisplayName("what answers is the server's own process, which is still running")
    void keepsRunning(Arena arena) {
        long pid = arena.pid().orElseGet(() -> abort("the server was not started here"));

        assertTrue(
                ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false),
                "process " + pid + " has ended (expected: runs)");
    }
}
