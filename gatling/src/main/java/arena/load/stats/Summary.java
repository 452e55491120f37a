package arena.load.stats;

import java.util.List;

/** Some measurements of the same thing. */
public record Summary(int count, double median, double least, double most) {

    /**
     * That of these values.
     *
     * @throws IllegalArgumentException if there are none
     */
    public static Summary of(List<Double> values) {
        if (values.isEmpty()) {
            throw new IllegalArgumentException("values: none (expected: one at least)");
        }
        List<Double> sorted = values.stream().sorted().toList();
        return new Summary(sorted.size(), median(sorted), sorted.getFirst(), sorted.getLast());
    }

    private static double median(List<Double> sorted) {
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }
}
