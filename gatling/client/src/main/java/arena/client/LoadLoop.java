package arena.client;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.VerticleBase;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The part of a load that one event loop bears. */
final class LoadLoop extends VerticleBase {

    private static final long SWEEP_MILLIS = 50;

    /** So that no handshake waits so long for those before it that it fails. */
    private static final int OPENED_AT_ONCE = 32;

    private final Connector connector;
    private final LoadPlan plan;
    private final int count;
    private final Schedule schedule;
    private final LoadMeter meter = new LoadMeter();
    private final Promise<LoadMeter> done = Promise.promise();
    private List<LoadConnection> connections = List.of();

    /** @param count of connections */
    LoadLoop(Connector connector, LoadPlan plan, int count, Schedule schedule) {
        this.connector = connector;
        this.plan = plan;
        this.count = count;
        this.schedule = schedule;
    }

    /** Opens the connections. */
    @Override
    public Future<?> start() {
        connections = IntStream.range(0, count)
                .mapToObj(_ -> new LoadConnection(vertx, connector, plan, meter, schedule))
                .toList();
        Iterator<LoadConnection> toOpen = connections.iterator();
        return Future.join(
                Stream.generate(() -> openRest(toOpen)).limit(OPENED_AT_ONCE).toList());
    }

    /** Sends until the schedule is over and everything is answered, or given up; then what was counted is final. */
    Future<LoadMeter> run() {
        context.runOnContext(_ -> {
            connections.forEach(LoadConnection::begin);
            vertx.setPeriodic(SWEEP_MILLIS, this::sweep);
        });
        return done.future();
    }

    private Future<Void> openRest(Iterator<LoadConnection> toOpen) {
        return toOpen.hasNext() && !schedule.isStopped()
                ? toOpen.next().open().compose(_ -> openRest(toOpen))
                : Future.succeededFuture();
    }

    private void sweep(long timer) {
        long now = System.nanoTime();
        streams().forEach(stream -> stream.expire(now, plan.timeout()));
        long underWay = streams().filter(LoadStream::isUnderWay).count();
        if (schedule.isStopped() || (underWay == 0 && schedule.isOver(now))) {
            vertx.cancelTimer(timer);
            meter.abandoned(underWay);
            done.tryComplete(meter);
        }
    }

    private Stream<LoadStream> streams() {
        return connections.stream().flatMap(connection -> connection.streams().stream());
    }
}
