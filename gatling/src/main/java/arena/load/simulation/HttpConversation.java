package arena.load.simulation;

import static io.gatling.javaapi.core.CoreDsl.doSwitch;
import static io.gatling.javaapi.core.CoreDsl.exec;
import static io.gatling.javaapi.core.CoreDsl.onCase;

import arena.profiles.Request;
import io.gatling.javaapi.core.ChainBuilder;
import io.gatling.javaapi.core.Choice;
import io.gatling.javaapi.core.Session;
import io.gatling.javaapi.http.HttpRequestActionBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * Requests in turn, each over whatever connection the virtual user has then.
 *
 * @param turn which of the requests is next, by their number
 */
record HttpConversation(HttpRequests builder, List<Request> requests, ToLongFunction<Session> turn)
        implements Conversation {

    /** HTTP has no beginning and no end of its own: Gatling opens connections as they are needed. */
    private static final ChainBuilder NOTHING = exec(session -> session);

    @Override
    public ChainBuilder opening() {
        return NOTHING;
    }

    @Override
    public ChainBuilder exchange(boolean reported) {
        List<HttpRequestActionBuilder> choices = requests.stream()
                .map(builder::checked)
                .map(request -> reported ? request : request.silent())
                .toList();
        if (choices.size() == 1) {
            return exec(choices.getFirst());
        }
        List<Choice.WithKey> cases = new ArrayList<>();
        for (int i = 0; i < choices.size(); i++) {
            cases.add(onCase((long) i).then(exec(choices.get(i))));
        }
        return doSwitch((Session session) -> turn.applyAsLong(session) % choices.size())
                .on(cases);
    }

    @Override
    public ChainBuilder recovery() {
        return exec(session -> session.isFailed() ? session.markAsSucceeded() : session);
    }

    @Override
    public ChainBuilder closing() {
        return NOTHING;
    }
}
