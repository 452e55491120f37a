package arena.submission.lint;

import arena.submission.entry.EntryClass;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What the flavours of the server choose, read from the source of {@code Flavour}, and which class may choose it. */
final class Strategies {

    static final String TABLE_ROUTER = "RouterFactory.TABLE";
    static final String BODY_CACHE = "StaticFiles.inMemory";

    /** The first class that may do it. A standard entry uses what framework and libraries document. */
    private static final Map<String, EntryClass> ALLOWED_FROM = Map.ofEntries(
            Map.entry("RouterFactory.WEB", EntryClass.STANDARD),
            Map.entry(TABLE_ROUTER, EntryClass.TUNED),
            Map.entry("DelayTimer.framework", EntryClass.STANDARD),
            Map.entry("DelayTimer.wheel", EntryClass.TUNED),
            Map.entry("ItemAnswer.jackson", EntryClass.STANDARD),
            Map.entry("ItemAnswer.direct", EntryClass.TUNED),
            Map.entry("ItemRenderer.jackson", EntryClass.STANDARD),
            Map.entry("ItemRenderer.direct", EntryClass.TUNED),
            Map.entry("UserRenderer.jackson", EntryClass.STANDARD),
            Map.entry("UserRenderer.direct", EntryClass.TUNED),
            Map.entry("WsEcho.framework", EntryClass.STANDARD),
            Map.entry("WsEcho.direct", EntryClass.TUNED),
            Map.entry("SumMessages.generated", EntryClass.STANDARD),
            Map.entry("SumMessages.direct", EntryClass.TUNED),
            Map.entry("Compression.standard", EntryClass.STANDARD),
            Map.entry("Writes.AS_THEY_COME", EntryClass.STANDARD),
            Map.entry("Writes.GATHERED", EntryClass.TUNED),
            Map.entry("RowsRenderer.jackson", EntryClass.STANDARD),
            Map.entry("RowsRenderer.direct", EntryClass.TUNED),
            Map.entry("FortunesRenderer.template", EntryClass.STANDARD),
            Map.entry("FortunesRenderer.direct", EntryClass.TUNED),
            Map.entry("StaticFiles.fromDisk", EntryClass.STANDARD),
            Map.entry("StaticFiles.withCachedHeads", EntryClass.TUNED),
            Map.entry(BODY_CACHE, EntryClass.ENGINE));

    /** Types of the JDK in which a choice may be wrapped. */
    private static final Set<String> WRAPPERS = Set.of("Optional", "List", "Set", "Map");

    private Strategies() {}

    /** The first class that may choose this; empty for what nobody has judged yet. */
    static Optional<EntryClass> allowedFrom(String strategy) {
        return Optional.ofNullable(ALLOWED_FROM.get(strategy));
    }

    /** What a flavour chooses, as {@code Type.member}. */
    static Set<String> chosenBy(EntryClass flavour, String source) {
        Set<String> chosen = new TreeSet<>();
        for (SwitchExpressionTree choice : JavaSource.nodes(JavaSource.parse(source), SwitchExpressionTree.class)) {
            for (CaseTree branch : choice.getCases()) {
                boolean ours =
                        branch.getExpressions().stream().map(Tree::toString).anyMatch(flavour.name()::equals);
                Tree body = branch.getBody();
                if (ours && body != null) {
                    chosen.addAll(JavaSource.members(body));
                }
            }
        }
        chosen.removeIf(member -> WRAPPERS.contains(member.substring(0, member.indexOf('.'))));
        return chosen;
    }
}
