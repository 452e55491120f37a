package arena.load.validate.checks;

import arena.load.validate.client.Exchange;
import arena.load.validate.client.Site;
import arena.profiles.wire.Wire;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;

/** Items, compressed if and only if that is asked for. */
@Group(value = "json-comp", profiles = "json-comp")
final class JsonCompChecks {

    private static final String ALL = "/json/50?m=1";
    private static final String CODING = "Content-Encoding";
    private static final int COMPRESSED_REQUESTS = 3;

    private final Site http;
    private final Items items;
    private final Items compressedItems;

    JsonCompChecks(Arena arena) {
        http = arena.http();
        items = new Items(target -> http.exchange(Wire.get(target)), arena.verifier());
        compressedItems = new Items(this::getCompressed, arena.verifier());
    }

    @Checks(39)
    @DisplayName("items are those of the dataset, with exact totals")
    void answersItems() {
        items.mustBeExact(97);
    }

    @Checks(40)
    @DisplayName("items are JSON")
    void answersJson() {
        http.exchange(Wire.get(ALL)).mustHaveType("application/json");
    }

    @Checks(41)
    @DisplayName("items come in gzip or br for a client that takes both")
    void compresses() {
        Exchange exchange = getCompressed(ALL);

        String coding = exchange.header(CODING).orElse("").toLowerCase(Locale.ROOT);
        exchange.must(Set.of("gzip", "br").contains(coding), CODING + " gzip or br, not \"" + coding + '"');
    }

    @Checks(42)
    @DisplayName("compressed items are those of the dataset, with exact totals")
    void answersCompressedItems() {
        for (int request = 0; request < COMPRESSED_REQUESTS; request++) {
            compressedItems.mustBeExactCompressed(Dice.between(5, 50), Dice.between(2, 89));
        }
    }

    @Checks(43)
    @DisplayName("items come in no coding for a client that names none")
    void doesNotCompressUnasked() {
        Exchange exchange = http.exchange(Wire.get(ALL));

        exchange.must(exchange.header(CODING).isEmpty(), "no " + CODING);
    }

    private Exchange getCompressed(String target) {
        return http.exchange(Wire.request("GET", target, "Accept-Encoding: gzip, br"));
    }
}
