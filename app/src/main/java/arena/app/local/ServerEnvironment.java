package arena.app.local;

import arena.app.local.ServerPorts.Taken;
import arena.app.local.StackPlan.DatabaseSource;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the server of a run finds in its environment. Immutable.
 *
 * @param inherited what this process has found in its own
 */
record ServerEnvironment(Map<String, String> inherited, StackPlan plan, HomePaths home) {

    private static final String DATABASE_URL = "DATABASE_URL";
    /** What the arena gives; the local PostgreSQL accepts some more, for a look into it meanwhile. */
    private static final String MAX_CONNECTIONS = "256";

    ServerEnvironment {
        inherited = Map.copyOf(inherited);
    }

    /** All variables, for a database at this address or without one. */
    Map<String, String> variables(Optional<String> databaseUrl) {
        Map<String, String> variables = new HashMap<>(inherited);
        variables.putAll(plan.settings());
        variables.putAll(ports().ports());
        variables.put("ARENA_DATA", data().toString());
        // In a stack the edge ends TLS, and the server gets no certificate.
        variables.put(
                "ARENA_CERTS",
                plan.parts()
                        .map(_ -> absolute(home.nothing()))
                        .orElseGet(this::certs)
                        .toString());
        variables.remove(DATABASE_URL);
        databaseUrl.ifPresent(url -> variables.put(DATABASE_URL, url));
        variables.putIfAbsent("DATABASE_MAX_CONN", MAX_CONNECTIONS);
        // The arena drives each protocol by itself, but a browser is to find out about HTTP/3.
        variables.putIfAbsent("ARENA_ALT_SVC", "on");
        return variables;
    }

    /** What was found in the environment and is not passed on, for the stack gives something else: a line each. */
    List<String> overridden() {
        return Stream.of(
                        overridden(DATABASE_URL, "--database-url", plan.database() instanceof DatabaseSource.Own),
                        overridden("ARENA_DATA", "--data", plan.data().isEmpty()),
                        overridden("ARENA_CERTS", "--certs", plan.certs().isEmpty()))
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<String> overridden(String variable, String option, boolean byOurs) {
        return Optional.of("%s of the environment is not used, the stack gives the server its own: see %s"
                        .formatted(variable, option))
                .filter(_ -> byOurs && !inherited.getOrDefault(variable, "").isBlank());
    }

    /**
     * Makes sure that the server, and what stands around it, can have the ports.
     *
     * @throws LocalException if not; it names all that are taken
     */
    void requirePorts() {
        List<Taken> taken = Stream.concat(
                        ports().taken(plan.parts().isEmpty()).stream(),
                        plan.parts().map(StackParts::taken).stream().flatMap(List::stream))
                .toList();
        if (!taken.isEmpty()) {
            String ports = taken.stream().map(Taken::toString).collect(Collectors.joining(", "));
            throw new LocalException("can't have port %s. \"ss -ltnp\" says who has it; --port 0%s takes free ones"
                    .formatted(ports, plan.parts().isPresent() ? " --edge-port 0" : ""));
        }
    }

    ServerPorts ports() {
        return ServerPorts.of(inherited, plan.settings());
    }

    Path data() {
        return absolute(plan.data().orElse(home.data()));
    }

    Path certs() {
        return absolute(plan.certs().orElse(home.certs()));
    }

    private static Path absolute(Path folder) {
        return folder.toAbsolutePath().normalize();
    }
}
