package arena.app.local;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where the server is going to listen. Immutable.
 *
 * @param host the address, as the server is told it
 * @param ports by the variables that name them, as the server is told them; 0 for any free one
 */
record ServerPorts(String host, Map<String, String> ports) {

    private static final String FIRST = "ARENA_PORT";
    private static final Map<String, String> CLEAR = Map.of(FIRST, "8080", "ARENA_PORT_H2C", "8082");
    private static final Map<String, String> TLS = Map.of("ARENA_PORT_TLS", "8081", "ARENA_PORT_H2", "8443");
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
     * Makes sure that they can be had, as far as one can know before; what is no port at all the server will say.
     *
     * @param tls whether the server has a certificate
     * @throws LocalException if one is taken
     */
    void requireFree(boolean tls) {
        CLEAR.keySet().forEach(this::requireFree);
        if (tls) {
            TLS.keySet().forEach(this::requireFree);
        }
    }

    private void requireFree(String variable) {
        Optional.ofNullable(ports.get(variable))
                .filter(text -> text.matches("\\d{1,5}"))
                .map(Integer::valueOf)
                .filter(port -> port <= 65_535)
                .ifPresent(port -> requireFree(variable, host, port));
    }

    /**
     * The same of any port over TCP.
     *
     * @param what it is for
     */
    static void requireFree(String what, String host, int port) {
        try (var _ = bound(host, port)) {
            // Nobody else has it.
        } catch (IOException e) {
            throw new LocalException(
                    "port %d (%s) can't be had: %s. \"ss -ltnp\" says who has it".formatted(port, what, e.getMessage()),
                    e);
        }
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
