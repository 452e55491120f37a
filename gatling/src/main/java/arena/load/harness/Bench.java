package arena.load.harness;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Carries out a plan, one profile after the other, against one server.
 *
 * @param box the load generators that the plan was made for
 * @param data the server's data folder, if it is known: then answers are compared with what is in it
 * @param out folder for everything that the run leaves
 * @param progress is told how it gets on
 */
public record Bench(ToolBox box, @Nullable Path data, Path out, ChildProcesses children, Progress progress) {

    /**
     * Measures a server that this starts, and leaves to {@code children} to stop.
     *
     * @param sink gets what there is so far after each profile, so that an interrupted run keeps it
     * @throws HarnessException if the server does not start, or if the run is interrupted
     */
    public BenchResult run(Plan plan, ServerLauncher launcher, Consumer<BenchResult> sink) {
        progress.serverStarts();
        return run(plan, launcher.launch(children), sink);
    }

    /**
     * Measures a server that runs already.
     *
     * @throws HarnessException if the run is interrupted
     */
    public BenchResult run(Plan plan, Server server, Consumer<BenchResult> sink) {
        Instant date = Instant.now();
        ProfileRunner runner = new ProfileRunner(server, box, data, out, children, progress);
        List<ProfileResult> results = new ArrayList<>();
        for (PlannedRun run : plan.runs()) {
            progress.runStarts(results.size() + 1, plan.runs().size(), run);
            ProfileResult result = runner.run(run);
            results.add(result);
            progress.runEnds(result);
            sink.accept(new BenchResult(Circumstances.of(date, server), results));
        }
        return new BenchResult(Circumstances.of(date, server), results);
    }
}
