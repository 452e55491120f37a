package arena.peer.web;

import arena.peer.setup.DatasetFile;
import io.vertx.core.Vertx;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.nio.file.Path;

/** The endpoint that answers items of the dataset. */
record Items(DatasetFile dataset) {

    static Items read(Vertx vertx, Path file) {
        return new Items(DatasetFile.read(vertx, file));
    }

    void addTo(Router router) {
        router.get("/json/:count").handler(this::answer);
    }

    private void answer(RoutingContext context) {
        int count = Integer.parseInt(context.pathParam("count"));
        int multiplier = Integer.parseInt(context.request().getParam("m", "1"));
        context.json(dataset.page(count, multiplier));
    }
}
