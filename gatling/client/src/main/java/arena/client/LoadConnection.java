package arena.client;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClientConnection;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A connection of a load and its streams. Whoever it is that ends it, another takes its place until the load is over.
 * Belongs to one event loop.
 */
final class LoadConnection {

    /** After a connection that was of no use, so that a server which is down is not hammered. */
    private static final long PAUSE_MILLIS = 100;

    private final Vertx vertx;
    private final Connector connector;
    private final Target target;
    private final List<AnswerCheck> rotation;
    private final LoadMeter meter;
    private final Schedule schedule;
    private final List<LoadStream> streams;
    private int next;
    private boolean begun;
    private boolean useful;
    private @Nullable OpenConnection connection;

    LoadConnection(Vertx vertx, Connector connector, LoadPlan plan, LoadMeter meter, Schedule schedule) {
        this.vertx = vertx;
        this.connector = connector;
        this.target = plan.target();
        this.rotation = plan.requests().stream()
                .map(request -> new AnswerCheck(plan.target().protocol(), request))
                .toList();
        this.meter = meter;
        this.schedule = schedule;
        this.streams = Stream.generate(() -> new LoadStream(this))
                .limit(plan.streams())
                .toList();
    }

    Target target() {
        return target;
    }

    LoadMeter meter() {
        return meter;
    }

    List<LoadStream> streams() {
        return streams;
    }

    /** Connects, and returns when that has succeeded or failed. */
    Future<Void> open() {
        useful = false;
        return connector
                .connect(target)
                .onSuccess(this::adopt)
                .onFailure(this::retry)
                .<Void>mapEmpty()
                .otherwiseEmpty();
    }

    /** Sends the first requests, and from now on another one for each answer. */
    void begin() {
        begun = true;
        streams.forEach(this::sendNext);
    }

    /** A stream has nothing to do any more. */
    void finished(LoadStream stream, Phase phase, boolean answered) {
        long now = System.nanoTime();
        if (phase == Phase.MEASURED) {
            schedule.answered(now);
        }
        if (answered) {
            useful = true;
            sendNext(stream);
        } else {
            // Not at once: what fails at once would never let go of this thread.
            vertx.runOnContext(_ -> sendNext(stream));
        }
    }

    /** What the server did not see goes over the next connection. */
    void sendAgain(LoadStream stream, AnswerCheck check, Phase phase, long sentNanos) {
        meter.resent();
        OpenConnection current = connection;
        if (current == null) {
            // Under way it is, all the same: if no connection comes in time, it expires.
            vertx.setTimer(1, _ -> sendAgain(stream, check, phase, sentNanos));
        } else {
            stream.send(current, check, phase, sentNanos);
        }
    }

    private void sendNext(LoadStream stream) {
        OpenConnection current = connection;
        if (current == null || stream.isUnderWay()) {
            return;
        }
        long now = System.nanoTime();
        Phase phase = schedule.claim(now);
        if (phase != Phase.OVER) {
            AnswerCheck check = rotation.get(next);
            next = (next + 1) % rotation.size();
            stream.send(current, check, phase, now);
        }
    }

    private void adopt(HttpClientConnection opened) {
        meter.connected();
        OpenConnection fresh = new OpenConnection(opened);
        connection = fresh;
        opened.closeHandler(_ -> replace(fresh));
        if (target.protocol() == Protocol.H3) {
            opened.shutdownHandler(_ -> replace(fresh));
        } else {
            opened.goAwayHandler(goodbye -> {
                fresh.goesAway(goodbye);
                replace(fresh);
            });
        }
        if (begun) {
            streams.forEach(this::sendNext);
        }
    }

    /** One that the server wants to end goes on with what is under way, but gets nothing new. */
    private void replace(OpenConnection leaving) {
        if (connection != leaving) {
            return;
        }
        connection = null;
        if (isOver()) {
            return;
        }
        if (useful) {
            open();
        } else {
            openLater();
        }
    }

    private void retry(Throwable cause) {
        meter.failed(Phase.MEASURED, new Failure("connect", Failure.of(cause).detail()));
        openLater();
    }

    private void openLater() {
        vertx.setTimer(PAUSE_MILLIS, _ -> {
            if (!isOver()) {
                open();
            }
        });
    }

    private boolean isOver() {
        return begun && schedule.isOver(System.nanoTime());
    }
}
