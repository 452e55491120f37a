package arena.app.auth;

import arena.profiles.http.Exchange;
import arena.profiles.http.RequestException;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.util.List;
import java.util.Optional;

/** Says in {@code X-User-Id} whose bearer token (RFC 6750, 2.1) a request shows, or answers 401. Thread-safe. */
final class AuthHandler implements Handler<Exchange> {

    private static final CharSequence USER = HttpHeaders.createOptimized("x-user-id");
    private static final CharSequence CHALLENGE = HttpHeaders.createOptimized("www-authenticate");
    private static final CharSequence BEARER = HttpHeaders.createOptimized("Bearer");
    private static final String SCHEME = "Bearer ";

    private final TokenVerifier verifier;

    AuthHandler(TokenVerifier verifier) {
        this.verifier = verifier;
    }

    @Override
    public void handle(Exchange exchange) {
        HttpServerResponse response = exchange.request().response();
        Optional<String> user = token(exchange.request()).flatMap(verifier::subject);
        if (user.isEmpty()) {
            response.putHeader(CHALLENGE, BEARER);
            throw new RequestException(401, "unauthorized");
        }
        response.putHeader(USER, user.get());
        exchange.text("");
    }

    /** Two of the field would leave open which of them counts. */
    private static Optional<String> token(HttpServerRequest request) {
        List<String> fields = request.headers().getAll(HttpHeaders.AUTHORIZATION);
        return fields.size() == 1 && fields.getFirst().regionMatches(true, 0, SCHEME, 0, SCHEME.length())
                ? Optional.of(fields.getFirst().substring(SCHEME.length()))
                : Optional.empty();
    }
}
