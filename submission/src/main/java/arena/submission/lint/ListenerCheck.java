package arena.submission.lint;

import arena.profiles.Profile;
import arena.profiles.Protocol;
import arena.submission.entry.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** That the image tells of the port of each test, and that the server knows it. */
final class ListenerCheck implements Check {

    private static final String RELOADED_TLS = "9000/tcp";

    @Override
    public List<Finding> of(Subject subject) {
        Optional<String> dockerfile = subject.entry().text(Entry.DOCKERFILE);
        if (dockerfile.isEmpty()) {
            return List.of();
        }
        Set<String> exposed = Dockerfile.parse(dockerfile.get()).all("EXPOSE").stream()
                .flatMap(instruction -> instruction.words().stream())
                .map(port -> port.contains("/") ? port : port + "/tcp")
                .collect(Collectors.toSet());
        List<Finding> findings = new ArrayList<>();
        Map<String, String> needed = needed(subject);
        Set<Integer> known = knownNumbers(subject.entry(), needed.keySet());
        needed.forEach((port, why) -> {
            if (!exposed.contains(port)) {
                findings.add(new Finding(Rule.LISTENER, Entry.DOCKERFILE, "EXPOSE lacks " + port + ", for " + why));
            }
            if (!known.contains(Integer.valueOf(number(port)))) {
                findings.add(new Finding(Rule.LISTENER, "app", "nothing listens on " + port + ", for " + why));
            }
        });
        return findings;
    }

    /** Ports, and a test that needs each. */
    private static Map<String, String> needed(Subject subject) {
        Map<String, String> needed = new TreeMap<>();
        for (Profile profile : subject.profiles()) {
            if (!Subject.isCompose(profile)) {
                int port = profile.endpoint().port();
                // The arena asks over TCP whether an HTTP/3 server is ready.
                needed.putIfAbsent(port + "/tcp", profile.id());
                if (profile.endpoint().protocol() == Protocol.HTTP_3) {
                    needed.putIfAbsent(port + "/udp", profile.id());
                }
            }
        }
        if (subject.meta().tlsCheck()) {
            needed.put(RELOADED_TLS, "tls_check");
        }
        return needed;
    }

    /** Numbers in the sources that put the server together, as far as they may be one of these ports. */
    private static Set<Integer> knownNumbers(Entry entry, Set<String> ports) {
        List<String> sources = Sources.app(entry).values().stream()
                .filter(text -> ports.stream().anyMatch(port -> text.contains(number(port))))
                .toList();
        return JavaSource.parse(sources).stream()
                .flatMap(source -> JavaSource.literals(source, Integer.class).stream())
                .collect(Collectors.toSet());
    }

    private static String number(String port) {
        return port.substring(0, port.indexOf('/'));
    }
}
