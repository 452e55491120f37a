package arena.submission.lint;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewClassTree;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long the server keeps rows of the database, read from where it makes its caches. */
final class CacheTtlCheck implements Check {

    private static final Map<String, Duration> LIMITS =
            Map.of("item", Duration.ofSeconds(1), "user", Duration.ofSeconds(30));

    private static final Pattern LIFETIME = Pattern.compile("Duration\\.of(Millis|Seconds|Minutes)\\((\\d+)\\)");

    @Override
    public List<Finding> of(Subject subject) {
        SortedMap<String, String> sources = Sources.app(subject.entry());
        List<Finding> findings = new ArrayList<>();
        sources.forEach((path, text) -> {
            if (text.contains("new SharedCache<")) {
                for (NewClassTree cache : JavaSource.constructions(JavaSource.parse(text), "SharedCache")) {
                    finding(cache).ifPresent(what -> findings.add(new Finding(Rule.CACHE_TTL, path, what)));
                }
            }
        });
        return findings;
    }

    private static Optional<String> finding(NewClassTree cache) {
        List<? extends ExpressionTree> arguments = cache.getArguments();
        String name = arguments.getFirst().toString().replace("\"", "");
        String lifetime = arguments.getLast().toString();
        Duration limit = LIMITS.get(name);
        if (limit == null) {
            return Optional.of("a cache for which there is no limit: " + cache);
        }
        Optional<Duration> kept = duration(lifetime);
        if (kept.isEmpty()) {
            return Optional.of("nobody can tell how long it keeps: " + cache);
        }
        return kept.filter(duration -> duration.compareTo(limit) > 0)
                .map(duration -> name + "s are kept for " + duration.toMillis() + " ms");
    }

    private static Optional<Duration> duration(String expression) {
        Matcher matcher = LIFETIME.matcher(expression);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        long amount = Long.parseLong(matcher.group(2));
        return Optional.of(
                switch (matcher.group(1)) {
                    case "Millis" -> Duration.ofMillis(amount);
                    case "Seconds" -> Duration.ofSeconds(amount);
                    default -> Duration.ofMinutes(amount);
                });
    }
}
