package arena.client;

import io.vertx.core.buffer.Buffer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Judges the answers to a request. Used by one thread. */
final class AnswerCheck {

    private final Protocol protocol;
    private final Request request;

    /** The last body whose hash was right: the same bytes need not be hashed again. */
    private @Nullable Buffer right;

    AnswerCheck(Protocol protocol, Request request) {
        this.protocol = protocol;
        this.request = request;
    }

    Request request() {
        return request;
    }

    Optional<Failure> problem(Answer answer) {
        if (answer.version() != protocol.version()) {
            return Failure.of(
                    "version", answer.version().alpnName(), protocol.version().alpnName());
        }
        return request.expectation().problem(answer).or(() -> hashProblem(answer));
    }

    private Optional<Failure> hashProblem(Answer answer) {
        Optional<String> expected = request.expectation().sha256();
        if (expected.isEmpty() || answer.body().equals(right)) {
            return Optional.empty();
        }
        String hash = answer.sha256();
        if (!hash.equalsIgnoreCase(expected.get())) {
            return Failure.of("body", "SHA-256 " + hash, expected.get());
        }
        right = answer.body();
        return Optional.empty();
    }
}
