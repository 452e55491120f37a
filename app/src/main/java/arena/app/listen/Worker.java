package arena.app.listen;

import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;

/**
 * An event loop, and what it does with what comes.
 *
 * @param loop what the loop belongs to
 */
public record Worker(Vertx loop, Watch watch, Handler<HttpServerRequest> handler) {}
