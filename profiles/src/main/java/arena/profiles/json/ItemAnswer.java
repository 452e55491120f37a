package arena.profiles.json;

import arena.profiles.http.Exchange;
import java.util.List;

/** Serialises the first items and sends them. Flavours differ in how. One per event loop, not to be shared. */
public interface ItemAnswer {

    /**
     * Answers with the first {@code count} items and their totals.
     *
     * @throws arena.profiles.http.RequestException 400, if a total does not fit in 64 bits
     */
    void send(Exchange exchange, List<Item> items, int count, long multiplier);

    /** By Jackson, through the JSON API of Vert.x. Compressing is left to the listener. */
    static ItemAnswer jackson() {
        return new JacksonItemAnswer();
    }

    /** By our own writer, compressed as the client likes it, in one write with its length. */
    static ItemAnswer direct() {
        return new DirectItemAnswer();
    }
}
