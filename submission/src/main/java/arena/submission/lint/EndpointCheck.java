package arena.submission.lint;

import arena.profiles.Profile;
import arena.profiles.Request;
import arena.submission.entry.Entry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * That the server has a route for every path in the load of a test. Paths are the literals in the classes named {@code
 * …Routes}; a class counts if the server asks it for its routes.
 */
final class EndpointCheck implements Check {

    private static final Pattern PARAMETER = Pattern.compile("\\{[a-z]+\\}");

    @Override
    public List<Finding> of(Subject subject) {
        List<Pattern> served = served(subject.entry());
        List<Finding> findings = new ArrayList<>();
        for (Profile profile : subject.profiles()) {
            for (String path : paths(profile)) {
                if (served.stream().noneMatch(template -> template.matcher(path).matches())) {
                    findings.add(new Finding(Rule.ENDPOINT, Entry.META, profile.id() + " asks for " + path));
                }
            }
        }
        return findings;
    }

    /** Of each kind of path one, without its query. In a stack of services, files are the edge's affair. */
    private static Collection<String> paths(Profile profile) {
        boolean compose = Subject.isCompose(profile);
        TreeSet<String> paths = new TreeSet<>();
        TreeSet<String> kinds = new TreeSet<>();
        profile.traffic().stream()
                .flatMap(traffic -> traffic.requests().stream())
                .map(Request::target)
                .map(target -> target.replaceFirst("\\?.*", ""))
                .filter(path -> !compose || !path.startsWith("/static/"))
                .filter(path -> kinds.add(path.replaceAll("\\d+$", "0")))
                .forEach(paths::add);
        return paths;
    }

    private static List<Pattern> served(Entry entry) {
        Collection<String> app = Sources.app(entry).values();
        List<String> wired = Sources.routes(entry).entrySet().stream()
                .filter(routes -> app.stream().anyMatch(text -> text.contains(routes.getKey() + ".routes(")))
                .map(Map.Entry::getValue)
                .toList();
        return JavaSource.parse(wired).stream()
                .flatMap(source -> JavaSource.literals(source, String.class).stream())
                .flatMap(literal -> template(literal).stream())
                .toList();
    }

    private static Optional<Pattern> template(String literal) {
        if (!literal.startsWith("/")) {
            return Optional.empty();
        }
        String[] fixed = PARAMETER.split(literal, -1);
        StringBuilder pattern = new StringBuilder(Pattern.quote(fixed[0]));
        for (int part = 1; part < fixed.length; part++) {
            pattern.append("[^/]+").append(Pattern.quote(fixed[part]));
        }
        return Optional.of(Pattern.compile(pattern.toString()));
    }
}
