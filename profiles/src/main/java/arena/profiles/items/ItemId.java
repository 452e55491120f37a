package arena.profiles.items;

import arena.profiles.http.Exchange;
import arena.profiles.http.RequestException;

/** The path's parameter. */
final class ItemId {

    private ItemId() {}

    /**
     * The id of the item that is asked for.
     *
     * @throws RequestException 400, if it is no integer; 404, if it is one that no item can have
     */
    static int of(Exchange exchange) {
        long id = exchange.segmentInteger("id");
        if (id != (int) id) {
            throw RequestException.notFound();
        }
        return (int) id;
    }
}
