package arena.load.simulation;

import static io.gatling.javaapi.core.CoreDsl.bodyBytes;
import static io.gatling.javaapi.core.CoreDsl.exec;
import static io.gatling.javaapi.http.HttpDsl.header;
import static io.gatling.javaapi.http.HttpDsl.http;
import static io.gatling.javaapi.http.HttpDsl.status;

import arena.profiles.check.Verifier;
import io.gatling.javaapi.core.ChainBuilder;
import io.gatling.javaapi.core.Session;
import io.gatling.javaapi.http.HttpRequestActionBuilder;
import java.util.Objects;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * One request of Gatling's that is filled in each time with the next of a feed.
 *
 * @param turn which of the requests is next, by their number
 */
record FedConversation(Feed feed, ToLongFunction<Session> turn) implements Conversation {

    private static final String ENTRY = "entry";
    private static final ChainBuilder NOTHING = exec(session -> session);

    @Override
    public ChainBuilder opening() {
        return NOTHING;
    }

    @Override
    public ChainBuilder exchange(boolean reported) {
        HttpRequestActionBuilder request = http((Session session) ->
                        entry(session).name())
                .httpRequest(
                        feed.first().method(),
                        session -> entry(session).request().target())
                .headers(feed.first().headers())
                .check(
                        status().is(session -> entry(session).answer().status()),
                        header("Content-Type").validate("media type", FedConversation::ofRightType),
                        bodyBytes()
                                .validate(
                                        "body",
                                        (bytes, session) ->
                                                entry(session).body().approved(bytes)));
        return exec(session -> session.set(ENTRY, feed.at(turn.applyAsLong(session))))
                .exec(reported ? request : request.silent());
    }

    @Override
    public ChainBuilder recovery() {
        return exec(session -> session.isFailed() ? session.markAsSucceeded() : session);
    }

    @Override
    public ChainBuilder closing() {
        return NOTHING;
    }

    private static @Nullable String ofRightType(@Nullable String type, Session session) {
        Verifier.typeProblem(entry(session).answer().contentType(), type).ifPresent(problem -> {
            throw new IllegalStateException(problem);
        });
        return type;
    }

    private static Feed.Entry entry(Session session) {
        return Objects.requireNonNull(session.<Feed.Entry>get(ENTRY));
    }
}
