package arena.profiles.json;

import arena.profiles.http.RequestException;
import java.util.List;

/** An item of the dataset, field by field as its file has it. */
public record Item(
        long id,
        String name,
        String category,
        long price,
        long quantity,
        boolean active,
        List<String> tags,
        Rating rating) {

    /**
     * {@code price * quantity * multiplier}.
     *
     * @throws RequestException 400, if it does not fit in 64 bits
     */
    long total(long multiplier) {
        try {
            return Math.multiplyExact(Math.multiplyExact(price, quantity), multiplier);
        } catch (ArithmeticException _) {
            throw RequestException.badRequest("parameter m is too large: a total does not fit in 64 bits");
        }
    }
}
