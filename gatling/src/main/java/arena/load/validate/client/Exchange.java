package arena.load.validate.client;

import arena.profiles.Answer.Content;
import arena.profiles.check.Codings;
import arena.profiles.check.Verifier;
import arena.profiles.wire.RawResponse;
import java.time.Duration;
import java.util.Optional;

/**
 * A request and what it was answered with, so that a failure can tell both. Immutable.
 *
 * @param elapsed from the sending of the first byte to the coming of the last one
 */
public record Exchange(String request, RawResponse response, Duration elapsed) {

    public Exchange mustHaveStatus(int expected) {
        return must(response.status() == expected, "status " + expected);
    }

    /** The body, where a newline after it is forgiven. */
    public Exchange mustHaveBody(Object expected) {
        String body = response.body();
        return must(body.equals(expected.toString()) || body.equals(expected + "\n"), "body \"" + expected + '"');
    }

    /** The body and nothing after it. */
    public Exchange mustHaveExactly(Object expected) {
        return must(response.body().equals(expected.toString()), "body \"" + expected + "\" and no more");
    }

    /** The media type, with parameters or without. */
    public Exchange mustHaveType(String expected) {
        return must(Verifier.typeProblem(expected, header("Content-Type").orElse(null)));
    }

    public Exchange mustTakeAtLeast(double millis) {
        return must(millis() >= millis, "after %.0f ms or later, not %.1f ms".formatted(millis, millis()));
    }

    public Exchange mustTakeAtMost(double millis) {
        return must(millis() <= millis, "after %.0f ms or earlier, not %.1f ms".formatted(millis, millis()));
    }

    /** The body as the catalogue describes it, in no content coding. */
    public Exchange mustSay(Content expected, Verifier verifier) {
        return must(verifier.problem(expected, response.bytes()));
    }

    /** The body as the catalogue describes it, once its content coding is undone. */
    public Exchange mustSayDecoded(Content expected, Verifier verifier) {
        return must(verifier.problem(expected, decoded()));
    }

    public Exchange must(boolean holds, String expected) {
        if (!holds) {
            throw failure("expected " + expected);
        }
        return this;
    }

    /** The value of the header field; several of one name fail the assertion. */
    public Optional<String> header(String name) {
        try {
            return response.header(name);
        } catch (IllegalStateException several) {
            throw failure("expected one such header at most: " + several.getMessage());
        }
    }

    /** The body without its content coding. */
    private byte[] decoded() {
        String coding = header("Content-Encoding").orElse("");
        return Codings.decode(coding, response.bytes())
                .orElseThrow(() -> failure("expected a body in the coding \"" + coding + '"'));
    }

    public double millis() {
        return elapsed.toNanos() / 1e6;
    }

    private Exchange must(Optional<String> problem) {
        if (problem.isPresent()) {
            throw failure(problem.get());
        }
        return this;
    }

    private AssertionError failure(String problem) {
        return new AssertionError(
                "sent %s; came %s; %s".formatted(Words.request(request), Words.response(response), problem));
    }
}
