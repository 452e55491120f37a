package arena.app;

import arena.app.loop.TransportChoice;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** What a test wants of a server: the variables of its environment. Immutable. */
record ServerSetup(Map<String, String> variables) {

    ServerSetup {
        variables = Map.copyOf(variables);
    }

    /** Two loops on any free port of this machine alone, without data and database. */
    static ServerSetup of(Flavour flavour) {
        return new ServerSetup(Map.ofEntries(
                Map.entry("ARENA_FLAVOUR", flavour.label()),
                Map.entry("ARENA_HOST", "127.0.0.1"),
                Map.entry("ARENA_PORT", "0"),
                Map.entry("ARENA_PORT_H2C", "0"),
                Map.entry("ARENA_PORT_TLS", "0"),
                Map.entry("ARENA_PORT_H2", "0"),
                Map.entry("ARENA_PORT_TLS_RELOADED", "0"),
                Map.entry("ARENA_LOOPS", "2"),
                Map.entry("ARENA_DATA", "/nonexistent"),
                Map.entry("ARENA_CERTS", "/nonexistent"),
                Map.entry("ARENA_CERTS_RELOADED", "/nonexistent")));
    }

    ServerSetup with(String variable, String value) {
        Map<String, String> more = new HashMap<>(variables);
        more.put(variable, value);
        return new ServerSetup(more);
    }

    ServerSetup on(TransportChoice transport) {
        return with("ARENA_TRANSPORT", transport.label());
    }

    ServerSetup serving(Path data) {
        return with("ARENA_DATA", data.toString());
    }

    AppConfig config() {
        return AppConfig.from(variables, 2);
    }

    RunningServer start() {
        return new RunningServer(Server.start(config()));
    }
}
