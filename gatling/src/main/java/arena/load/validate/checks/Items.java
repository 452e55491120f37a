package arena.load.validate.checks;

import arena.load.validate.client.Site;
import arena.profiles.Answer.Content;
import arena.profiles.check.Verifier;
import arena.profiles.wire.Wire;

/** Asks for items of the dataset and compares all that comes. */
record Items(Site site, Verifier verifier) {

    static final String GZIP_OR_BROTLI = "Accept-Encoding: gzip, br";

    private static final int REQUESTS = 4;

    /** Four requests with a random number of items and a random multiplier, up to this one. */
    void mustBeExact(int maxMultiplier) {
        for (int request = 0; request < REQUESTS; request++) {
            mustBeExact(Dice.between(1, 50), Dice.between(2, maxMultiplier));
        }
    }

    /** A request of a client that takes gzip and br. */
    void mustBeExactCompressed(int count, int multiplier) {
        site.exchange(Wire.request("GET", target(count, multiplier), GZIP_OR_BROTLI))
                .mustSayDecoded(new Content.DatasetItems(count, multiplier), verifier);
    }

    private void mustBeExact(int count, int multiplier) {
        site.exchange(Wire.get(target(count, multiplier)))
                .mustSay(new Content.DatasetItems(count, multiplier), verifier);
    }

    private static String target(int count, int multiplier) {
        return "/json/" + count + "?m=" + multiplier;
    }
}
