package arena.submission.lint;

import java.util.Locale;

/**
 * A place where an entry breaks a rule.
 *
 * @param where path of a file in the entry, or the entry's name
 * @param what is wrong there
 */
public record Finding(Rule rule, String where, String what) {

    public boolean isError() {
        return rule.severity() == Rule.Severity.ERROR;
    }

    @Override
    public String toString() {
        return "%s %s: %s%n      %s (SPEC %s)"
                .formatted(rule.severity().name().toLowerCase(Locale.ROOT), where, what, rule.text(), rule.spec());
    }
}
