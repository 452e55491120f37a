package arena.app.route;

import arena.profiles.http.Exchange;
import arena.profiles.http.QueryReader;
import arena.profiles.http.RequestException;
import arena.profiles.http.Route;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpServerRequest;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds the route in the request target as it stands: a fixed path costs no allocation, a path with a parameter costs the
 * parameter. Immutable: may serve every event loop as far as its handlers can.
 */
final class TableRouter implements Handler<HttpServerRequest> {

    private final PathTable fixed;
    private final PathTable parameterised;

    TableRouter(List<Route> routes) {
        List<Resource> resources = Resource.group(routes);
        fixed = new PathTable(
                resources.stream().filter(Predicate.not(Resource::hasParameter)).toList());
        parameterised =
                new PathTable(resources.stream().filter(Resource::hasParameter).toList());
    }

    @Override
    public void handle(HttpServerRequest request) {
        @Nullable String target = request.uri();
        if (target == null) {
            // CONNECT over HTTP/2 and HTTP/3 names none (RFC 9113, 8.5).
            new Exchange(request, QueryReader.scanning(), "").fail(RequestException.badRequest("malformed path"));
            return;
        }
        // A client may send the absolute form too (RFC 9112, 3.2.2): the framework knows how to take that apart.
        String path = target.startsWith("/") ? target : request.path();
        if (path == null) {
            path = target;
        }
        int query = path.indexOf('?');
        int end = query < 0 ? path.length() : query;

        Resource resource = fixed.find(path, end);
        if (resource != null) {
            resource.serve(new Exchange(request, QueryReader.scanning(), ""));
        } else {
            handleParameter(request, path, end);
        }
    }

    private void handleParameter(HttpServerRequest request, String path, int end) {
        int segment = path.lastIndexOf('/', end - 1) + 1;
        @Nullable Resource resource = segment < end ? parameterised.find(path, segment) : null;
        String parameter = resource == null ? "" : path.substring(segment, end);
        Exchange exchange = new Exchange(request, QueryReader.scanning(), parameter);
        if (resource == null) {
            exchange.fail(RequestException.notFound());
        } else {
            resource.serve(exchange);
        }
    }
}
