package arena.load.validate.checks;

import arena.load.validate.client.ClientProgram;
import arena.load.validate.client.MultiplexedSite;
import org.junit.jupiter.api.DisplayName;

/** Items over HTTP/2 in clear text. */
@Group(value = "json-h2c", profiles = "json-h2c")
final class JsonH2cChecks {

    private static final String ONE = "/json/1?m=1";

    private final MultiplexedSite h2c;
    private final Items items;

    JsonH2cChecks(Arena arena, ClientProgram client) {
        h2c = arena.h2c(client);
        items = new Items(h2c::get, arena.verifier());
    }

    @Checks(81)
    @DisplayName("HTTP/2 is spoken by prior knowledge")
    void speaksHttp2() {
        h2c.mustSpeak(h2c.get(ONE));
    }

    @Checks(82)
    @DisplayName("items are JSON")
    void answersJson() {
        h2c.get(ONE).mustHaveType("application/json");
    }

    @Checks(83)
    @DisplayName("items are those of the dataset, with exact totals")
    void answersItems() {
        items.mustBeExact(97);
    }
}
