package arena.load.harness;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Load before it counts, slice by slice, until the rate is steady: until the last slices lie within a few per cent of their
 * mean. A limit says how long that may take.
 *
 * @param limit of all slices together
 */
record WarmUp(LoadGenerator.Repeatable generator, Duration limit) {

    private static final Duration SLICE = Duration.ofSeconds(2);
    private static final int STEADY_SLICES = 3;
    private static final double STEADY = 0.05;

    /**
     * What came of it.
     *
     * @param rates right answers per second in each slice
     * @param failed requests that were not answered rightly
     */
    record Result(List<Double> rates, long failed) {}

    Result run(LoadJob job, ChildProcesses children) throws IOException {
        List<Double> rates = new ArrayList<>();
        long failed = 0;
        Duration left = limit;
        while (left.isPositive() && !isSteady(rates)) {
            Duration slice = left.compareTo(SLICE) < 0 ? left : SLICE;
            LoadOutcome outcome = generator.load(job, slice, children);
            rates.add(outcome.rate());
            failed += outcome.failed();
            left = left.minus(slice);
        }
        return new Result(rates, failed);
    }

    static boolean isSteady(List<Double> rates) {
        if (rates.size() < STEADY_SLICES) {
            return false;
        }
        List<Double> last = rates.subList(rates.size() - STEADY_SLICES, rates.size());
        double mean = last.stream().mapToDouble(Double::doubleValue).average().orElse(0);
        return last.stream().allMatch(rate -> Math.abs(rate - mean) <= STEADY * mean);
    }
}
