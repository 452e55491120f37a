package arena.load.validate.checks;

import arena.load.validate.client.Exchange;
import arena.profiles.Answer.Content;
import arena.profiles.check.Verifier;
import java.util.function.Function;

/**
 * Asks for items of the dataset and compares all that comes.
 *
 * @param site asks for a path and query
 */
record Items(Function<String, Exchange> site, Verifier verifier) {

    private static final int REQUESTS = 4;

    /** Four requests with a random number of items and a random multiplier, up to this one. */
    void mustBeExact(int maxMultiplier) {
        for (int request = 0; request < REQUESTS; request++) {
            mustBeExact(Dice.between(1, 50), Dice.between(2, maxMultiplier));
        }
    }

    /** The same where the answer may come compressed. */
    void mustBeExactCompressed(int count, int multiplier) {
        site.apply(target(count, multiplier)).mustSayDecoded(new Content.DatasetItems(count, multiplier), verifier);
    }

    private void mustBeExact(int count, int multiplier) {
        site.apply(target(count, multiplier)).mustSay(new Content.DatasetItems(count, multiplier), verifier);
    }

    private static String target(int count, int multiplier) {
        return "/json/" + count + "?m=" + multiplier;
    }
}
