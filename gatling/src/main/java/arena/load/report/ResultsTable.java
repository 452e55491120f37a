package arena.load.report;

import arena.load.harness.BenchResult;
import arena.load.harness.ErrorKind;
import arena.load.harness.ProfileResult;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The table of results in plain text: names to the left, numbers to the right, and below it what went wrong. */
public final class ResultsTable {

    private static final String GAP = "  ";
    private static final int MOST_ERRORS = 5;

    private ResultsTable() {}

    /** Lines without a line break at the end of the last one. */
    public static String of(BenchResult result) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(Column.ALL.stream().map(Column::title).toList());
        for (ProfileResult profile : result.profiles()) {
            rows.add(Column.ALL.stream().map(column -> column.of(profile)).toList());
        }
        List<Integer> widths = IntStream.range(0, Column.ALL.size())
                .map(i ->
                        rows.stream().mapToInt(row -> row.get(i).length()).max().orElse(0))
                .boxed()
                .toList();
        List<String> lines = new ArrayList<>();
        rows.forEach(row -> lines.add(line(row, widths)));
        result.profiles().forEach(profile -> lines.addAll(complaints(profile)));
        return String.join("\n", lines);
    }

    private static String line(List<String> row, List<Integer> widths) {
        return IntStream.range(0, row.size())
                .mapToObj(i -> i == 0 ? padding(row, widths, i, true) : padding(row, widths, i, false))
                .collect(Collectors.joining(GAP));
    }

    private static String padding(List<String> row, List<Integer> widths, int i, boolean left) {
        String blanks = " ".repeat(widths.get(i) - row.get(i).length());
        return left ? row.get(i) + blanks : blanks + row.get(i);
    }

    private static List<String> complaints(ProfileResult profile) {
        List<String> lines = new ArrayList<>();
        profile.failure()
                .ifPresent(reason ->
                        lines.add("FAILED " + profile.run().profile().id() + ": " + reason + "; see " + profile.log()));
        profile.errors().stream()
                .limit(MOST_ERRORS)
                .map((ErrorKind error) -> GAP + error.count() + " x " + error.message())
                .forEach(lines::add);
        return lines;
    }
}
