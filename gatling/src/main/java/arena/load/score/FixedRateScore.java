package arena.load.score;

import java.util.List;

/**
 * The score of a profile with a fixed rate (SPEC 11.2): half of it for CPU time, a quarter each for p99 and mean, all of it the
 * less the more the rate was missed.
 */
final class FixedRateScore {

    private static final double CPU_WEIGHT = 0.5;
    private static final double P99_WEIGHT = 0.25;
    private static final double MEAN_WEIGHT = 0.25;

    /** So many tenfold of the best p99 are worth nothing. */
    private static final double P99_DECADES = 3;

    /** Below this part of the rate that was asked for, there is no full credit. */
    private static final double FULL_RATE = 0.95;

    private static final double MOST = 100;

    private FixedRateScore() {}

    /**
     * What one run was like.
     *
     * @param rate answers per second
     * @param cpuMicros CPU time for each
     */
    record Run(double rate, double cpuMicros, double p99Micros, double meanMicros) {}

    /**
     * The score of a run from 0 to 100.
     *
     * @param league all runs that it is compared with, itself among them: the best of each quantity is the measure
     * @param askedRate requests per second that were asked for
     */
    static double of(Run run, List<Run> league, double askedRate) {
        double bestCpu = league.stream().mapToDouble(Run::cpuMicros).min().orElseThrow();
        double bestP99 = league.stream().mapToDouble(Run::p99Micros).min().orElseThrow();
        double bestMean = league.stream().mapToDouble(Run::meanMicros).min().orElseThrow();
        double rateFactor = Math.min(1, run.rate() / (FULL_RATE * askedRate));
        double cpu = bestCpu / run.cpuMicros();
        double p99 = clamped(1 - Math.log10(run.p99Micros() / bestP99) / P99_DECADES);
        double mean = clamped(1 - Math.log10(run.meanMicros() / bestMean));
        return MOST * rateFactor * (CPU_WEIGHT * cpu + P99_WEIGHT * p99 + MEAN_WEIGHT * mean);
    }

    private static double clamped(double score) {
        return Math.clamp(score, 0, 1);
    }
}
