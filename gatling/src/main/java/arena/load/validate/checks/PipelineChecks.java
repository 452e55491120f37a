package arena.load.validate.checks;

import arena.load.validate.client.Site;
import arena.profiles.wire.Wire;
import org.junit.jupiter.api.DisplayName;

@Group(value = "pipelined", profiles = "pipelined")
final class PipelineChecks {

    private final Site http;

    PipelineChecks(Arena arena) {
        http = arena.http();
    }

    @Checks(29)
    @DisplayName("/pipeline answers ok")
    void answersOk() {
        http.exchange(Wire.get("/pipeline")).mustHaveBody("ok");
    }

    @Checks(30)
    @DisplayName("/pipeline answers plain text")
    void answersPlainText() {
        http.exchange(Wire.get("/pipeline")).mustHaveType("text/plain");
    }
}
