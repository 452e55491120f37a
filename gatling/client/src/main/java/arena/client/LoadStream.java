package arena.client;

import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClosedException;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One of the streams of a connection: has one request under way at a time. Belongs to one event loop. */
final class LoadStream {

    private final LoadConnection owner;
    private boolean underWay;
    private Phase phase = Phase.WARM_UP;
    private long sentNanos;

    /** Counts requests, so that what comes of one that was given up is told from the next. */
    private long attempt;

    private @Nullable HttpClientRequest stream;

    LoadStream(LoadConnection owner) {
        this.owner = owner;
    }

    boolean isUnderWay() {
        return underWay;
    }

    /**
     * Sends a request over the connection.
     *
     * @param since when its latency begins
     */
    void send(OpenConnection connection, AnswerCheck check, Phase claimed, long since) {
        underWay = true;
        phase = claimed;
        sentNanos = since;
        stream = null;
        long mine = ++attempt;
        check.request()
                .openOn(connection.connection(), owner.target())
                .compose(opened -> {
                    stream = opened;
                    return check.request().sendOver(opened);
                })
                .onComplete(answer -> answered(mine, check, answer), cause -> failed(mine, connection, check, cause));
    }

    /** Gives up a request that has waited too long. */
    void expire(long now, Duration timeout) {
        if (underWay && now - sentNanos > timeout.toNanos()) {
            attempt++;
            if (stream != null) {
                stream.reset();
            }
            done(new Failure("timeout", "no answer within " + timeout.toMillis() + " ms"));
        }
    }

    private void answered(long mine, AnswerCheck check, Answer answer) {
        if (mine != attempt) {
            return;
        }
        Optional<Failure> problem = check.problem(answer);
        if (problem.isPresent()) {
            done(problem.get());
            return;
        }
        underWay = false;
        owner.meter().right(phase, System.nanoTime() - sentNanos, answer.body().length());
        owner.finished(this, phase, true);
    }

    private void failed(long mine, OpenConnection connection, AnswerCheck check, Throwable cause) {
        if (mine != attempt) {
            return;
        }
        if (stream != null && cause instanceof HttpClosedException && connection.hasNotSeen(stream)) {
            owner.sendAgain(this, check, phase, sentNanos);
        } else {
            done(Failure.of(cause));
        }
    }

    private void done(Failure failure) {
        underWay = false;
        owner.meter().failed(phase, failure);
        owner.finished(this, phase, false);
    }
}
