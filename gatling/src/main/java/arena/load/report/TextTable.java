package arena.load.report;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Rows of text in columns: the first column to the left, the others to the right. */
final class TextTable {

    private static final String GAP = "  ";

    private TextTable() {}

    /** Lines without a line break at the end of the last one. All rows must have as many cells as the first. */
    static String of(List<List<String>> rows) {
        List<Integer> widths = IntStream.range(0, rows.getFirst().size())
                .map(i ->
                        rows.stream().mapToInt(row -> row.get(i).length()).max().orElse(0))
                .boxed()
                .toList();
        return rows.stream().map(row -> line(row, widths)).collect(Collectors.joining("\n"));
    }

    private static String line(List<String> row, List<Integer> widths) {
        return IntStream.range(0, row.size())
                .mapToObj(i -> padded(row.get(i), widths.get(i), i == 0))
                .collect(Collectors.joining(GAP));
    }

    private static String padded(String cell, int width, boolean left) {
        String blanks = " ".repeat(width - cell.length());
        return left ? cell + blanks : blanks + cell;
    }
}
