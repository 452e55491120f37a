package arena.app.local;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where the server is going to listen. Immutable.
 *
 * @param host the address, as the server is told it
 * @param ports by the variables that name them, as the server is told them; 0 for any free one
 */
record ServerPorts(String host, Map<String, String> ports) {

    private static final String FIRST = "ARENA_PORT";
    private static final Map<String, String> CLEAR = inOrder(FIRST, "8080", "ARENA_PORT_H2C", "8082");
    private static final Map<String, String> TLS = inOrder("ARENA_PORT_TLS", "8081", "ARENA_PORT_H2", "8443");
    /** Opened only by who has a second certificate. */
    private static final String RELOADED = "ARENA_PORT_TLS_RELOADED";

    ServerPorts {
        ports = Map.copyOf(ports);
    }

    /**
     * Those of the settings, else of the environment, else the usual ones; but who asks for another port for HTTP/1.1 has
     * something running on the usual one, and so probably on the others, and gets free ones.
     */
    static ServerPorts of(Map<String, String> environment, Map<String, String> settings) {
        boolean others = settings.containsKey(FIRST);
        Map<String, String> ports = new LinkedHashMap<>();
        List.of(CLEAR, TLS, Map.of(RELOADED, "9000"))
                .forEach(usual -> usual.forEach((name, port) -> ports.put(
                        name, settings.getOrDefault(name, environment.getOrDefault(name, others ? "0" : port)))));
        return new ServerPorts(environment.getOrDefault("ARENA_HOST", "0.0.0.0"), ports);
    }

    /**
     * Makes sure that one can listen there at all.
     *
     * @throws LocalException if the name is not known, or is not one of this machine
     */
    void requireHost() {
        if (new InetSocketAddress(host, 0).isUnresolved()) {
            throw new LocalException("ARENA_HOST=%s: the name is not known".formatted(host));
        }
        try (var _ = bound(host, 0)) {
            // It is ours.
        } catch (IOException e) {
            throw new LocalException("ARENA_HOST=%s: can't listen there: %s".formatted(host, e.getMessage()), e);
        }
    }

    /**
     * Those that can't be had, as far as one can know before.
     *
     * @param tls whether the server has a certificate
     */
    List<Taken> taken(boolean tls) {
        Stream<String> variables =
                tls ? Stream.concat(CLEAR.keySet().stream(), TLS.keySet().stream()) : CLEAR.keySet().stream();
        return variables
                .map(variable -> new Wanted(variable, host, Integer.parseInt(ports.getOrDefault(variable, "0"))))
                .flatMap(wanted -> wanted.obstacle().stream())
                .toList();
    }

    /** A port over TCP, and what it is for. */
    record Wanted(String what, String host, int port) {

        /** Empty if nobody else has it, or any will do. */
        Optional<Taken> obstacle() {
            try (var _ = bound(host, port)) {
                return Optional.empty();
            } catch (IOException e) {
                return Optional.of(new Taken(port, what, String.valueOf(e.getMessage())));
            }
        }
    }

    /** A port that can't be had. */
    record Taken(int port, String what, String why) {

        @Override
        public String toString() {
            return "%d (%s): %s".formatted(port, what, why);
        }
    }

    /** In the order in which people are told of them. */
    private static Map<String, String> inOrder(String first, String port, String second, String another) {
        Map<String, String> ordered = new LinkedHashMap<>();
        ordered.put(first, port);
        ordered.put(second, another);
        return Collections.unmodifiableMap(ordered);
    }

    private static ServerSocket bound(String host, int port) throws IOException {
        ServerSocket socket = new ServerSocket();
        try {
            socket.bind(new InetSocketAddress(host, port));
            return socket;
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }
}
