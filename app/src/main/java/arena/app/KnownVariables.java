package arena.app;

import java.util.Collection;
import java.util.List;
import java.util.Set;

/** The variables whose names begin like ours, of all roles: programs of a stack inherit those of the others. */
final class KnownVariables {

    private static final String OURS = "ARENA_";

    private static final Set<String> KNOWN = Set.of(
            "ARENA_ROLE",
            "ARENA_FLAVOUR",
            "ARENA_TRANSPORT",
            "ARENA_LOOPS",
            "ARENA_HOST",
            "ARENA_PORT",
            "ARENA_PORT_H2C",
            "ARENA_PORT_TLS",
            "ARENA_PORT_H2",
            "ARENA_PORT_TLS_RELOADED",
            "ARENA_TIMEOUT_HEAD",
            "ARENA_TIMEOUT_IDLE",
            "ARENA_TLS",
            "ARENA_DATA",
            "ARENA_CERTS",
            "ARENA_CERTS_RELOADED",
            "ARENA_STATIC_CACHE",
            "ARENA_METRICS",
            "ARENA_ALT_SVC",
            "ARENA_EDGE",
            "ARENA_EDGE_PORT",
            "ARENA_EDGE_SERVER",
            "ARENA_EDGE_AUTH",
            "ARENA_EDGE_CONNECTIONS",
            "ARENA_EDGE_CONNECT_MILLIS",
            "ARENA_EDGE_AUTH_MILLIS",
            "ARENA_EDGE_ANSWER_MILLIS",
            "ARENA_EDGE_PAUSE_MILLIS",
            "ARENA_EDGE_FORWARDED");

    private KnownVariables() {}

    /** Those of these names that nobody here reads though they look as if, such as misspelt ones, in order. */
    static List<String> unknown(Collection<String> names) {
        return names.stream()
                .filter(name -> name.startsWith(OURS) && !KNOWN.contains(name))
                .sorted()
                .toList();
    }
}
