package arena.app.edge;

import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpVersion;
import java.util.List;
import java.util.function.Consumer;

/**
 * The question to the authentication service, whose a request is. It is asked for each request anew; nothing is remembered. What
 * is not a clear answer counts as none.
 */
final class Authentication implements Call.Caller {

    /** What came of it. */
    sealed interface Verdict {

        /** It is this user's. */
        record Granted(String user) implements Verdict {}

        /** It is nobody's. */
        record Denied() implements Verdict {}

        /** The service can't be asked, or says something else. */
        record Unavailable() implements Verdict {}
    }

    private static final Verdict DENIED = new Verdict.Denied();
    private static final Verdict UNAVAILABLE = new Verdict.Unavailable();

    private final List<String> authorization;
    private final Consumer<Verdict> verdict;
    private final Call call;

    /**
     * Makes a question that has not been asked.
     *
     * @param fields of the request
     * @param verdict is called once, unless the question is cancelled
     */
    Authentication(
            MultiMap fields, Pool pool, Deadlines deadlines, EdgeSettings.Limits limits, Consumer<Verdict> verdict) {
        this.authorization = fields.getAll(HttpHeaders.AUTHORIZATION);
        this.verdict = verdict;
        this.call = new Call(pool, deadlines, limits.connect(), limits.authentication(), this);
    }

    void ask() {
        call.start();
    }

    /** Nobody wants to know any more. */
    void cancel() {
        call.cancel();
    }

    @Override
    public boolean isRepeatable() {
        return true;
    }

    @Override
    public void send(HttpClientRequest request) {
        request.setMethod(HttpMethod.GET).setURI("/_auth");
        if (authorization != null) {
            request.headers().add(HttpHeaders.AUTHORIZATION.toString(), authorization);
        }
        request.end();
    }

    @Override
    public void answered(HttpClientResponse answer) {
        boolean reusable = answer.version() != HttpVersion.HTTP_1_0 && !Fields.closes(answer.headers());
        answer.endHandler(_ -> {
            call.finish(reusable);
            verdict.accept(verdict(answer));
        });
    }

    @Override
    public void failed(Call.Failure failure) {
        verdict.accept(UNAVAILABLE);
    }

    private static Verdict verdict(HttpClientResponse answer) {
        return switch (answer.statusCode()) {
            case 200 -> {
                List<String> users = answer.headers().getAll(Fields.USER);
                yield users.size() == 1 && !users.getFirst().isBlank()
                        ? new Verdict.Granted(users.getFirst())
                        : UNAVAILABLE;
            }
            case 401 -> DENIED;
            default -> UNAVAILABLE;
        };
    }
}
