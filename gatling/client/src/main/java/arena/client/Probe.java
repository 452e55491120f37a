package arena.client;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClientConnection;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Sends a request, several times if need be, one after the other over a connection of its own. Immutable.
 *
 * @param timeout for the connection, and for each answer
 */
record Probe(Target target, Request request, int times, Duration timeout) {

    /**
     * What came of it. Immutable.
     *
     * @param failure why there are not more answers
     */
    record Result(List<Answer> answers, Optional<Failure> failure) {}

    /** Never fails: what breaks is part of the result. */
    Future<Result> run(Vertx vertx, Connector connector) {
        Promise<Result> result = Promise.promise();
        // Connection, streams and handlers all belong to one event loop.
        vertx.runOnContext(_ -> Future.succeededFuture()
                .compose(_ -> limited(connector.connect(target)))
                .compose(connection -> ask(connection, new ArrayList<>()).onComplete(_ -> connection.close()))
                .recover(cause -> Future.succeededFuture(new Result(List.of(), Optional.of(Failure.of(cause)))))
                .onComplete(result));
        return result.future();
    }

    private Future<Result> ask(HttpClientConnection connection, List<Answer> answers) {
        if (answers.size() == times) {
            return Future.succeededFuture(new Result(answers, Optional.empty()));
        }
        return limited(request.openOn(connection, target).compose(request::sendOver))
                .compose(answer -> {
                    answers.add(answer);
                    return ask(connection, answers);
                })
                .recover(cause -> Future.succeededFuture(new Result(answers, Optional.of(Failure.of(cause)))));
    }

    private <T> Future<T> limited(Future<T> future) {
        return future.timeout(timeout.toMillis(), TimeUnit.MILLISECONDS);
    }
}
