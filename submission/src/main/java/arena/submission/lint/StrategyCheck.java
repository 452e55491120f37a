package arena.submission.lint;

import arena.submission.entry.Entry;
import arena.submission.entry.EntryClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** That the flavour does only what its class may do, and that its completeness is told honestly. */
final class StrategyCheck implements Check {

    @Override
    public List<Finding> of(Subject subject) {
        Optional<String> source = subject.entry().text(Sources.FLAVOUR);
        if (source.isEmpty()) {
            return List.of(new Finding(Rule.STRATEGY, Sources.FLAVOUR, "missing: nobody can tell what the entry does"));
        }
        Set<String> chosen = Strategies.chosenBy(subject.entryClass(), source.get());
        List<Finding> findings = new ArrayList<>();
        for (String strategy : chosen) {
            finding(subject.entryClass(), strategy).ifPresent(findings::add);
        }
        if (chosen.contains(Strategies.TABLE_ROUTER)) {
            // Without the framework's router there is no chain of handlers either, and queries are read by hand.
            Stream.of("routing", "middleware", "request")
                    .filter(subject.meta()::uses)
                    .forEach(axis -> findings.add(new Finding(
                            Rule.COMPLETENESS,
                            Entry.META,
                            axis + " is declared, " + Strategies.TABLE_ROUTER + " used")));
        }
        return findings;
    }

    private static Optional<Finding> finding(EntryClass entryClass, String strategy) {
        Optional<EntryClass> from = Strategies.allowedFrom(strategy);
        if (from.isEmpty()) {
            String what = strategy + " is new: Strategies has to say from which class on it is allowed";
            return Optional.of(new Finding(Rule.STRATEGY, Sources.FLAVOUR, what));
        }
        boolean allowed = entryClass.may(from.get());
        if (strategy.equals(Strategies.BODY_CACHE)) {
            Rule rule = allowed ? Rule.ENGINE_BODY_CACHE : Rule.BODY_CACHE;
            return Optional.of(new Finding(rule, Sources.FLAVOUR, strategy));
        }
        return allowed
                ? Optional.empty()
                : Optional.of(new Finding(Rule.STRATEGY, Sources.FLAVOUR, strategy + " in " + entryClass.flavour()));
    }
}
