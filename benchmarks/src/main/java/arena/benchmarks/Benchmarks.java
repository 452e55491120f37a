package arena.benchmarks;

import arena.benchmarks.Boundary.Choice;
import arena.profiles.Profile;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * What is measured of one profile and one flavour.
 *
 * @param data folder with {@code dataset.json}
 * @param jvm options of the processes that measure
 */
record Benchmarks(Profile profile, String flavour, Path data, List<String> jvm, Effort effort) {

    /** Field of the result of a benchmark that failed. */
    static final String FAILED = "failed";

    private static final String ALLOCATION = "gc.alloc.rate.norm";

    /**
     * Runs them one after the other, also if one fails.
     *
     * @return an object for each boundary: its name, {@code nanos} of CPU time of a request, their {@code error} (half of the 99.9 % confidence
     *     interval) and {@code bytes} allocated; or why it is {@code missing}, or why it {@code failed}
     */
    JsonArray run() {
        JsonArray results = new JsonArray();
        for (Boundary boundary : Boundary.values()) {
            JsonObject result = switch (boundary.of(profile)) {
                case Choice.Missing(String why) -> new JsonObject().put("missing", why);
                case Choice.Measured(Class<?> benchmark) -> result(benchmark);
            };
            results.add(result.put("boundary", boundary.label()));
        }
        return results;
    }

    private JsonObject result(Class<?> benchmark) {
        try {
            return measured(benchmark);
        } catch (RunnerException failure) {
            return new JsonObject().put(FAILED, reason(failure));
        }
    }

    /** JMH wraps what a benchmark throws, and lays it beside what it throws itself if that was in another process. */
    private static String reason(Throwable failure) {
        Throwable cause = failure.getCause();
        if (cause == null && failure.getSuppressed().length > 0) {
            cause = failure.getSuppressed()[0];
        }
        return cause == null ? String.valueOf(failure.getMessage()) : reason(cause);
    }

    private JsonObject measured(Class<?> benchmark) throws RunnerException {
        TimeValue iteration = TimeValue.milliseconds(effort.iteration().toMillis());
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(benchmark.getName().replace(".", "\\.") + "\\.")
                        .param("profile", profile.id())
                        .param("flavour", flavour)
                        .param("data", data.toString())
                        .mode(Mode.AverageTime)
                        .timeUnit(TimeUnit.NANOSECONDS)
                        .forks(effort.forks())
                        .warmupIterations(effort.iterations())
                        .warmupTime(iteration)
                        .measurementIterations(effort.iterations())
                        .measurementTime(iteration)
                        .addProfiler(GCProfiler.class)
                        .addProfiler(CpuTimeProfiler.class)
                        .shouldFailOnError(true)
                        .jvmArgs(jvm.toArray(String[]::new))
                        .build())
                .run();
        RunResult result = results.iterator().next();
        Result<?> time = secondary(result, CpuTimeProfiler.LABEL);
        Result<?> allocation = secondary(result, ALLOCATION);
        JsonObject json = new JsonObject().put("nanos", time.getScore());
        put(json, "error", time.getScoreError());
        put(json, "bytes", allocation.getScore());
        return json;
    }

    private static Result<?> secondary(RunResult result, String label) {
        return Objects.requireNonNull(result.getSecondaryResults().get(label), label);
    }

    /** JMH says so if it does not know something. */
    private static void put(JsonObject json, String name, double value) {
        if (!Double.isNaN(value)) {
            json.put(name, value);
        }
    }
}
