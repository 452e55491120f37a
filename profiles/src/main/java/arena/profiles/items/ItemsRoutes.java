package arena.profiles.items;

import arena.profiles.cache.CacheAside;
import arena.profiles.http.Route;
import arena.profiles.sql.Database;
import java.util.List;

/** The endpoints of a single item. */
public final class ItemsRoutes {

    private ItemsRoutes() {}

    /**
     * The routes of these endpoints.
     *
     * @param database of the event loop that these routes serve, as are the others
     */
    public static List<Route> routes(Database database, CacheAside<Item> cache, ItemRenderer renderer) {
        ItemTable table = new ItemTable(database);
        String path = "/api/items/{id}";
        return List.of(
                Route.get(
                        path,
                        "/api/items/1",
                        "an item, from a cache or the database",
                        new ReadHandler(table, cache, renderer)),
                Route.post(path, "/api/items/1", "changes an item", new UpdateHandler(table, cache))
                        .sending("{\"name\":\"Kettle\",\"price\":5,\"quantity\":2}"));
    }
}
