package arena.load.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * How two things compare that were measured side by side, several times: what slows one down at a time slows the other down as
 * well, so that their ratio is taken pair by pair. The estimate is the geometric mean of the ratios; the interval is what
 * bootstrap says about it: pairs are drawn with replacement, again and again, and of the estimates that follow the middle 95 %
 * are kept. With few pairs that is optimistic: of three pairs the interval is about their range.
 *
 * @param pairs how many there were
 */
public record PairedRatio(int pairs, double estimate, double low, double high) {

    private static final int DRAWS = 10_000;
    private static final double TAIL = 0.025;

    /** The same data must give the same interval, whenever a table is made from them. */
    private static final long SEED = 20_261_201;

    /**
     * The ratio of the first to the second.
     *
     * @throws IllegalArgumentException if there are no pairs, or a value is not above 0
     */
    public static PairedRatio of(List<Double> first, List<Double> second) {
        if (first.isEmpty() || first.size() != second.size()) {
            throw new IllegalArgumentException(
                    "values: " + first.size() + " and " + second.size() + " (expected: pairs, one at least)");
        }
        List<Double> logarithms = new ArrayList<>();
        for (int i = 0; i < first.size(); i++) {
            if (!(first.get(i) > 0 && second.get(i) > 0)) {
                throw new IllegalArgumentException(
                        "values: " + first.get(i) + " and " + second.get(i) + " (expected: > 0)");
            }
            logarithms.add(Math.log(first.get(i) / second.get(i)));
        }
        double[] means = bootstrapMeans(logarithms);
        int tail = (int) (TAIL * means.length);
        return new PairedRatio(
                logarithms.size(),
                Math.exp(mean(logarithms)),
                Math.exp(means[tail]),
                Math.exp(means[means.length - 1 - tail]));
    }

    /** Whether the two may as well be the same; of a single pair nobody can tell. */
    public boolean isNoise() {
        return pairs < 2 || (low <= 1 && high >= 1);
    }

    private static double[] bootstrapMeans(List<Double> values) {
        Random random = new Random(SEED);
        double[] means = new double[DRAWS];
        for (int draw = 0; draw < DRAWS; draw++) {
            double sum = 0;
            for (int i = 0; i < values.size(); i++) {
                sum += values.get(random.nextInt(values.size()));
            }
            means[draw] = sum / values.size();
        }
        Arrays.sort(means);
        return means;
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }
}
