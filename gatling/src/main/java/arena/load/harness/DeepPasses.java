package arena.load.harness;

import arena.load.record.Metric;
import java.io.IOException;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** One deep pass after the other, each with a load of its own. */
record DeepPasses(LoadGenerator.Repeatable generator, LoadJob job, ChildProcesses children) {

    private static final Duration LOAD = Duration.ofSeconds(3);
    private static final String UNKNOWN = "the server's process is not known";

    /**
     * What came of them.
     *
     * @param missing why there is no value, for each pass that has none
     */
    record Result(Map<Metric, Double> values, Map<Metric, String> missing) {

        static final Result NONE = new Result(Map.of(), Map.of());

        Result {
            values = Map.copyOf(values);
            missing = Map.copyOf(missing);
        }
    }

    Result run(Optional<ServerProcesses> server) throws IOException {
        Map<Metric, Double> values = new EnumMap<>(Metric.class);
        Map<Metric, String> missing = new EnumMap<>(Metric.class);
        for (DeepPass pass : DeepPass.all(job.folder(), children, Math.toIntExact(LOAD.toSeconds()))) {
            Optional<String> obstacle = server.isEmpty() ? Optional.of(UNKNOWN) : pass.obstacle(server.get());
            if (obstacle.isPresent()) {
                missing.put(pass.metric(), obstacle.get());
                continue;
            }
            try {
                values.put(pass.metric(), pass.measure(server.orElseThrow(), this::load));
            } catch (DeepPass.Unmeasured e) {
                missing.put(pass.metric(), String.valueOf(e.getMessage()));
            }
        }
        return new Result(values, missing);
    }

    private long load() throws IOException, DeepPass.Unmeasured {
        LoadOutcome outcome = generator.load(job, LOAD, children);
        if (outcome.failed() > 0 || outcome.answered() == 0) {
            throw new DeepPass.Unmeasured(outcome.failed() + " requests failed meanwhile");
        }
        return outcome.answered();
    }
}
