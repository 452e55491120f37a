package arena.client;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.util.List;
import java.util.stream.IntStream;

/** Puts a server under load, on all event loops. Used once. */
final class LoadRun {

    private final LoadPlan plan;
    private final Schedule schedule;

    LoadRun(LoadPlan plan) {
        this.plan = plan;
        this.schedule = new Schedule(plan);
    }

    /** Ends the load before its time; what it has counted up to then is its result. May be called by any thread. */
    void stop() {
        schedule.stop();
    }

    /** Loads, and returns when that is over. */
    LoadResult execute(Vertx vertx, Connector connector, int loopCount) {
        List<LoadLoop> loops = IntStream.range(0, loopCount)
                .mapToObj(index -> new LoadLoop(connector, plan, share(index, loopCount), schedule))
                .toList();
        Future.all(loops.stream().map(vertx::deployVerticle).toList()).await();
        schedule.begin();
        LoadMeter total = new LoadMeter();
        List<Future<LoadMeter>> running = loops.stream().map(LoadLoop::run).toList();
        running.forEach(loop -> total.add(loop.await()));
        return new LoadResult(plan, total.counts(), schedule.measured(), schedule.isStopped());
    }

    private int share(int index, int loopCount) {
        return plan.connections() / loopCount + (index < plan.connections() % loopCount ? 1 : 0);
    }
}
