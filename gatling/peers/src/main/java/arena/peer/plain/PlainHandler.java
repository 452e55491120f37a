package arena.peer.plain;

import arena.peer.setup.DatasetFile;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;

/** Answers by the path of a request. */
final class PlainHandler implements Handler<HttpServerRequest> {

    private static final String JSON = "/json/";

    private final DatasetFile dataset;

    PlainHandler(DatasetFile dataset) {
        this.dataset = dataset;
    }

    @Override
    public void handle(HttpServerRequest request) {
        try {
            answer(request, String.valueOf(request.path()));
        } catch (NumberFormatException _) {
            request.response().setStatusCode(400).end();
        }
    }

    private void answer(HttpServerRequest request, String path) {
        switch (path) {
            case "/baseline2", "/baseline11" -> sum(request);
            case "/pipeline" -> text(request, "ok");
            default -> {
                if (path.startsWith(JSON)) {
                    items(request, Integer.parseInt(path.substring(JSON.length())));
                } else {
                    request.response().setStatusCode(404).end();
                }
            }
        }
    }

    private static void sum(HttpServerRequest request) {
        long sum = Long.parseLong(request.getParam("a")) + Long.parseLong(request.getParam("b"));
        if (request.method().equals(HttpMethod.GET)) {
            text(request, Long.toString(sum));
            return;
        }
        request.bodyHandler(body -> {
            try {
                text(request, Long.toString(sum + Long.parseLong(body.toString().strip())));
            } catch (NumberFormatException _) {
                request.response().setStatusCode(400).end();
            }
        });
    }

    private void items(HttpServerRequest request, int count) {
        int multiplier = Integer.parseInt(request.getParam("m", "1"));
        request.response()
                .putHeader("content-type", "application/json")
                .end(dataset.page(count, multiplier).toBuffer());
    }

    private static void text(HttpServerRequest request, String text) {
        request.response().putHeader("content-type", "text/plain").end(text);
    }
}
