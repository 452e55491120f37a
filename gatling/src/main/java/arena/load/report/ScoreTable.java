package arena.load.report;

import arena.load.record.LoadRecord;
import arena.load.record.TargetFacts;
import arena.load.score.Scores;
import arena.load.score.Scores.ProfileScore;
import arena.profiles.Board;
import arena.profiles.League;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Scores as a table: a row for each profile, a column for each target, then the sums of the boards, then what failed. */
public final class ScoreTable {

    private static final String WARNING = """
            LOCAL: the arena's formulas with the targets of this record as the league. It is no forecast of the arena's board:
            another machine, other rivals, fewer connections, a load generator on the same machine.
            """;

    private ScoreTable() {}

    /** Lines without a line break at the end of the last one. */
    public static String of(LoadRecord record, League league) {
        List<ProfileScore> scores = Scores.of(record, league);
        List<String> targets = record.targets().stream().map(TargetFacts::name).toList();
        List<List<String>> rows = new ArrayList<>();
        List<String> titles = new ArrayList<>(List.of("profile", "board"));
        titles.addAll(targets);
        rows.add(titles);
        for (ProfileScore score : scores) {
            String mark = score.scored() ? "" : " (not scored)";
            rows.add(row(score.profile().id() + mark, name(score.profile().board()), targets, score.points()));
        }
        Scores.boards(scores)
                .forEach((Board board, Map<String, Double> sums) -> rows.add(row("SUM", name(board), targets, sums)));
        String table = WARNING + "\n" + TextTable.of(rows);
        List<String> complaints = RecordTable.complaints(record);
        return complaints.isEmpty() ? table : table + "\n\n" + String.join("\n", complaints);
    }

    private static List<String> row(String title, String board, List<String> targets, Map<String, Double> points) {
        List<String> row = new ArrayList<>(List.of(title, board));
        targets.forEach(target -> row.add(String.format(Locale.ROOT, "%,.0f", points.getOrDefault(target, 0.0))));
        return row;
    }

    private static String name(Board board) {
        return board.name().toLowerCase(Locale.ROOT);
    }
}
