package arena.load.report;

import arena.load.stats.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Times of starts as a table: what was started by row, with and without its AOT cache by column. */
public final class StartupTable {

    private StartupTable() {}

    /**
     * Lines without a line break at the end of the last one.
     *
     * @param cached milliseconds by row, with the cache
     * @param uncached of the same rows, without
     */
    public static String of(Map<String, List<Double>> cached, Map<String, List<Double>> uncached) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("ms to the first answer: median (range)", "with AOT cache", "without"));
        cached.forEach((row, times) ->
                rows.add(List.of(row, cell(times), cell(uncached.getOrDefault(row, List.of())))));
        return TextTable.of(rows);
    }

    private static String cell(List<Double> times) {
        if (times.isEmpty()) {
            return "";
        }
        Summary summary = Summary.of(times);
        return String.format(Locale.ROOT, "%.0f (%.0f-%.0f)", summary.median(), summary.least(), summary.most());
    }
}
