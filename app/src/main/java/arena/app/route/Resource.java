package arena.app.route;

import arena.profiles.http.Exchange;
import arena.profiles.http.RequestException;
import arena.profiles.http.Route;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** All methods of one path. Immutable. */
final class Resource {

    private final String template;
    private final List<Route> routes;
    private final String allow;

    private Resource(String template, List<Route> routes) {
        this.template = template;
        this.routes = List.copyOf(routes);
        this.allow = routes.stream()
                .map(Route::method)
                .map(method -> method.equals(HttpMethod.GET) ? "GET, HEAD" : method.name())
                .collect(Collectors.joining(", "));
    }

    /** The routes, put together by path, in the order in which the paths first occur. */
    static List<Resource> group(List<Route> routes) {
        Map<String, List<Route>> byTemplate = new LinkedHashMap<>();
        routes.forEach(route -> byTemplate
                .computeIfAbsent(route.template(), _ -> new ArrayList<>())
                .add(route));
        return byTemplate.entrySet().stream()
                .map(entry -> new Resource(entry.getKey(), entry.getValue()))
                .toList();
    }

    String template() {
        return template;
    }

    boolean hasParameter() {
        return routes.getFirst().hasParameter();
    }

    /** See {@link Route#prefix}. */
    String prefix() {
        return routes.getFirst().prefix();
    }

    /** Lets the route of the request's method answer, or answers 405 with what is allowed (RFC 9110, 15.5.6). */
    void serve(Exchange exchange) {
        HttpMethod method = exchange.request().method();
        for (int i = 0; i < routes.size(); i++) {
            Route route = routes.get(i);
            if (route.method().equals(method) || answersHead(route, method)) {
                route.serve(exchange);
                return;
            }
        }
        exchange.request().response().putHeader(HttpHeaders.ALLOW, allow);
        exchange.fail(new RequestException(405, "method not allowed, try " + allow));
    }

    private static boolean answersHead(Route route, HttpMethod method) {
        return method.equals(HttpMethod.HEAD) && route.method().equals(HttpMethod.GET);
    }
}
