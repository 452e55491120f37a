package arena.load.validate.checks;

import arena.load.validate.client.Exchange;
import arena.load.validate.client.Site;
import arena.profiles.Answer.Content;
import arena.profiles.check.Verifier;
import arena.profiles.wire.Wire;
import org.junit.jupiter.api.DisplayName;

/** Rows of the database. */
@Group(value = "async-db", profiles = "async-db")
final class AsyncDbChecks {

    private static final int REQUESTS = 4;

    private final Site http;
    private final Verifier verifier;

    AsyncDbChecks(Arena arena) {
        http = arena.http();
        verifier = arena.verifier();
    }

    @Checks(124)
    @DisplayName("rows with a price in a random range come up to a random limit")
    void answersRows() {
        for (int request = 0; request < REQUESTS; request++) {
            int min = Dice.between(1, 120);
            int max = min + Dice.between(20, 300);
            int limit = Dice.between(1, 50);
            get(min, max, limit).mustSay(new Content.DatabaseRows(min, max, limit), verifier);
        }
    }

    @Checks(125)
    @DisplayName("rows are JSON")
    void answersJson() {
        get(10, 50, 50).mustHaveType("application/json");
    }

    @Checks(126)
    @DisplayName("no rows are none")
    void answersEmptyRange() {
        get(9999, 9999, 50).mustSay(new Content.DatabaseRows(9999, 9999, 0), verifier);
    }

    private Exchange get(int min, int max, int limit) {
        return http.exchange(Wire.get("/async-db?min=" + min + "&max=" + max + "&limit=" + limit));
    }
}
