package arena.submission.lint;

import arena.submission.entry.Meta;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The folder's name, and the name on the board. */
final class NameCheck implements Check {

    /** The other Vert.x entry, which is on the board since August 2026. */
    private static final Set<String> TAKEN = Set.of("vertx");

    @Override
    public List<Finding> of(Subject subject) {
        String name = subject.entry().name();
        String slug = subject.meta().slug();
        List<Finding> findings = new ArrayList<>();
        if (!name.matches("[a-z0-9][a-z0-9_-]*")) {
            findings.add(new Finding(Rule.FOLDER_NAME, name, "not a name for a folder or an image"));
        }
        if (TAKEN.contains(name)) {
            findings.add(new Finding(Rule.NAME_TAKEN, name, "the folder is another entry's"));
        }
        if (TAKEN.contains(slug)) {
            findings.add(new Finding(
                    Rule.NAME_TAKEN,
                    "meta.json",
                    "display_name: " + subject.meta().displayName()));
        }
        for (Map.Entry<String, Meta> other : subject.others().entrySet()) {
            if (other.getValue().slug().equals(slug)) {
                String what = "display_name: " + subject.meta().displayName() + " is that of " + other.getKey();
                findings.add(new Finding(Rule.NAME_TAKEN, "meta.json", what));
            }
        }
        return findings;
    }
}
