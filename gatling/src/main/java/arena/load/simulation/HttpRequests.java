package arena.load.simulation;

import static io.gatling.javaapi.core.CoreDsl.ByteArrayBody;
import static io.gatling.javaapi.core.CoreDsl.InputStreamBody;
import static io.gatling.javaapi.core.CoreDsl.bodyBytes;
import static io.gatling.javaapi.http.HttpDsl.header;
import static io.gatling.javaapi.http.HttpDsl.http;
import static io.gatling.javaapi.http.HttpDsl.status;

import arena.profiles.Answer;
import arena.profiles.Answer.Content;
import arena.profiles.Payload;
import arena.profiles.Request;
import arena.profiles.check.Verifier;
import io.gatling.javaapi.core.CheckBuilder;
import io.gatling.javaapi.http.HttpRequestActionBuilder;
import java.io.ByteArrayInputStream;

/** Turns requests of the catalogue into Gatling's, with a check of everything that their answers must be. */
final class HttpRequests {

    private final Verifier verifier;

    HttpRequests(Verifier verifier) {
        this.verifier = verifier;
    }

    HttpRequestActionBuilder checked(Request request) {
        HttpRequestActionBuilder built = http(name(request))
                .httpRequest(request.method(), request.target())
                .headers(request.headers());
        return withChecks(withBody(built, request.payload()), request.answer());
    }

    private static String name(Request request) {
        String name = request.method() + " " + request.target();
        return request.payload().framing() == Payload.Framing.CHUNKED ? name + " chunked" : name;
    }

    private static HttpRequestActionBuilder withBody(HttpRequestActionBuilder built, Payload payload) {
        byte[] bytes = payload.bytes();
        return switch (payload.framing()) {
            case NONE -> built;
            case CONTENT_LENGTH -> built.body(ByteArrayBody(bytes));
            // A stream has no known length, so Gatling sends it in chunks.
            case CHUNKED -> built.body(InputStreamBody(_ -> new ByteArrayInputStream(bytes)));
            case TEXT_MESSAGE -> throw new IllegalArgumentException("payload: a WebSocket message (expected: HTTP)");
        };
    }

    private HttpRequestActionBuilder withChecks(HttpRequestActionBuilder built, Answer answer) {
        BodyCheck body = new BodyCheck(answer.content(), verifier);
        HttpRequestActionBuilder checked = built.check(
                status().is(answer.status()), bodyBytes().validate("body", (bytes, _) -> body.approved(bytes)));
        return answer.contentType().isEmpty() ? checked : checked.check(contentTypeCheck(answer));
    }

    /** The verifier judges headers and body together, Gatling one after the other: it gets an answer without a body. */
    private CheckBuilder contentTypeCheck(Answer answer) {
        Answer bodiless = new Answer(answer.status(), answer.contentType(), new Content.Exactly(""));
        return header("Content-Type").validate("media type", (value, _) -> {
            verifier.problem(bodiless, bodiless.status(), value, new byte[0]).ifPresent(problem -> {
                throw new IllegalStateException(problem);
            });
            return value;
        });
    }
}
