package arena.app.edge;

import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.net.HostAndPort;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Takes the requests of the clients of one event loop. What can be read in two ways is refused, files are served here, and the rest
 * goes to the server: what is below {@code /api} only if the authentication service says whose it is.
 */
public final class Edge implements Handler<HttpServerRequest> {

    /** CONNECT and TRACE are for forward proxies and for finding out what those do. */
    private static final Set<HttpMethod> METHODS = Set.of(
            HttpMethod.GET,
            HttpMethod.HEAD,
            HttpMethod.POST,
            HttpMethod.PUT,
            HttpMethod.PATCH,
            HttpMethod.DELETE,
            HttpMethod.OPTIONS);

    private static final String NOBODY = "";

    private final EdgeSettings settings;
    private final Handler<HttpServerRequest> files;
    private final Deadlines deadlines;
    private final Pool server;
    private final Pool authentication;

    /**
     * Makes the edge of an event loop, on which it has to be called.
     *
     * @param files answers what is below {@code /static/}
     */
    public Edge(Vertx loop, EdgeSettings settings, Handler<HttpServerRequest> files) {
        this.settings = settings;
        this.files = files;
        this.deadlines = new Deadlines(loop);
        this.server = new Pool(loop, settings.server(), settings.limits().connect());
        this.authentication =
                new Pool(loop, settings.authentication(), settings.limits().connect());
    }

    @Override
    public void handle(HttpServerRequest request) {
        if (!METHODS.contains(request.method())) {
            Answers.plain(request, 501, "method not supported");
            return;
        }
        HostAndPort host = host(request);
        if (host == null || !Fields.areWellFormed(request.headers())) {
            Answers.malformed(request, "malformed header");
            return;
        }
        String target = Target.inOriginForm(request, host);
        switch (Zone.of(target)) {
            case STATIC -> files.handle(request);
            case OPEN -> forward(request, target, host, NOBODY);
            case API -> authenticate(request, target, host);
            case AMBIGUOUS -> Answers.plain(request, 400, "malformed or ambiguous path");
        }
    }

    /** With two of them, or one that is none, it is open whom the client means (RFC 9112, 3.2). */
    private static @Nullable HostAndPort host(HttpServerRequest request) {
        boolean ambiguous = request.version() != HttpVersion.HTTP_2
                && request.version() != HttpVersion.HTTP_3
                && request.headers().getAll(HttpHeaders.HOST).size() > 1;
        return ambiguous ? null : request.authority();
    }

    private void authenticate(HttpServerRequest request, String target, HostAndPort host) {
        request.pause();
        Authentication question =
                new Authentication(request.headers(), authentication, deadlines, settings.limits(), verdict -> {
                    switch (verdict) {
                        case Authentication.Verdict.Granted(String user) -> forward(request, target, host, user);
                        case Authentication.Verdict.Denied _ -> Answers.unauthorized(request);
                        case Authentication.Verdict.Unavailable _ ->
                            Answers.plain(request, 503, "nobody can be authenticated at the moment");
                    }
                });
        request.exceptionHandler(cause -> {
            question.cancel();
            Answers.broken(request, cause);
        });
        request.response().exceptionHandler(_ -> question.cancel());
        question.ask();
    }

    private void forward(HttpServerRequest request, String target, HostAndPort host, String user) {
        RequestHead head = new RequestHead(request, target, host, user, settings.forwarded());
        new Forwarding(request, head, server, deadlines, settings.limits()).start();
    }
}
