package arena.peer.web;

import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;

/** The endpoints that answer a few bytes, and the echo. */
final class Texts {

    private static final int MAX_DELAY_MILLIS = 60_000;

    private Texts() {}

    static void addTo(Router router) {
        router.get("/baseline11").handler(context -> text(context, sum(context)));
        router.post("/baseline11").handler(context -> text(context, sum(context) + body(context)));
        router.get("/baseline2").handler(context -> text(context, sum(context)));
        router.get("/pipeline").handler(context -> text(context, "ok"));
        router.get("/delay/:millis").handler(Texts::delay);
        router.post("/echo")
                .handler(context -> context.response()
                        .putHeader("Content-Type", "application/octet-stream")
                        .end(context.body().buffer()));
    }

    private static void delay(RoutingContext context) {
        int millis = Integer.parseInt(context.pathParam("millis"));
        if (millis < 1 || millis > MAX_DELAY_MILLIS) {
            context.fail(400);
            return;
        }
        context.vertx().setTimer(millis, _ -> text(context, millis));
    }

    private static long sum(RoutingContext context) {
        return Long.parseLong(context.request().getParam("a"))
                + Long.parseLong(context.request().getParam("b"));
    }

    private static long body(RoutingContext context) {
        return Long.parseLong(String.valueOf(context.body().asString()).strip());
    }

    private static void text(RoutingContext context, Object text) {
        context.response().putHeader("Content-Type", "text/plain").end(String.valueOf(text));
    }
}
