package arena.profiles.http;

import io.vertx.core.Handler;
import io.vertx.core.http.HttpMethod;

/**
 * One method of one endpoint. A route for GET answers HEAD as well.
 *
 * @param template the path; its last segment may be a parameter in braces, {@code /json/{count}}
 * @param example a request target that shows it, for people; or a whole command, with {@link #ORIGIN} for the server
 * @param exampleBody what to send with it, for people too; empty for GET
 * @param summary what it answers, for people, in a few words
 */
public record Route(
        HttpMethod method,
        String template,
        String example,
        String exampleBody,
        String summary,
        Handler<Exchange> handler) {

    /** In an example: scheme, host and port of the server. */
    public static final String ORIGIN = "ORIGIN";

    public Route {
        int brace = template.indexOf('{');
        boolean endsWithParameter = brace < 0
                ? template.indexOf('}') < 0
                : template.startsWith("/{", brace - 1)
                        && template.indexOf('/', brace) < 0
                        && template.indexOf('}') == template.length() - 1;
        if (!template.startsWith("/") || !endsWithParameter) {
            throw new IllegalArgumentException(
                    "template: " + template + " (expected: an absolute path, a parameter only as its last segment)");
        }
    }

    public static Route get(String template, String example, String summary, Handler<Exchange> handler) {
        return new Route(HttpMethod.GET, template, example, "", summary, handler);
    }

    public static Route post(String template, String example, String summary, Handler<Exchange> handler) {
        return new Route(HttpMethod.POST, template, example, "20", summary, handler);
    }

    /** The same with another body to show. */
    public Route sending(String body) {
        return new Route(method, template, example, body, summary, handler);
    }

    /** Whether the last segment of the path is a parameter. */
    public boolean hasParameter() {
        return template.endsWith("}");
    }

    /** The path up to its parameter, that is the whole path where there is none. */
    public String prefix() {
        return hasParameter() ? template.substring(0, template.indexOf('{')) : template;
    }

    /** Runs the handler. What it throws becomes the answer. */
    public void serve(Exchange exchange) {
        try {
            handler.handle(exchange);
        } catch (RuntimeException failure) {
            exchange.fail(failure);
        }
    }
}
