package arena.load.harness;

import arena.profiles.Endpoint;
import java.net.URI;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The server under load. Immutable.
 *
 * @param host that it listens on
 * @param ports by the arena's: where it listens instead of each; one that is missing is the arena's own
 * @param pid of its process, if it is known and on this machine
 * @param log what it prints, if it was started here
 */
public record Server(String host, Map<Integer, Integer> ports, OptionalLong pid, Optional<Path> log) {

    public Server {
        ports = Map.copyOf(ports);
    }

    /** One that runs there, with the arena's ports but for the one that the URL names. */
    static Server at(URI url) {
        Map<Integer, Integer> ports = url.getPort() < 0 ? Map.of() : Map.of(Endpoint.HTTP1.port(), url.getPort());
        return new Server(url.getHost(), ports, OptionalLong.empty(), Optional.empty());
    }

    /**
     * The stack that it is a part of, at this port of its edge. What the stack uses is what the process has that started all its
     * parts, and they.
     */
    Server behind(int edge) {
        Map<Integer, Integer> seen = new HashMap<>(ports);
        seen.put(Endpoint.H2_TLS.port(), edge);
        OptionalLong starter = pid.stream()
                .boxed()
                .flatMap(server -> ProcessHandle.of(server).stream())
                .flatMap(server -> server.parent().stream())
                .mapToLong(ProcessHandle::pid)
                .findFirst();
        return new Server(host, seen, starter, log);
    }

    /** Where it speaks HTTP/1.1 in clear text. */
    public URI target() {
        return targetOf(Endpoint.HTTP1);
    }

    /** Whether it was started here and has ended. */
    boolean hasEnded() {
        return log.isPresent()
                && pid.isPresent()
                && ProcessHandle.of(pid.getAsLong())
                        .filter(ProcessHandle::isAlive)
                        .isEmpty();
    }

    /** That it has ended, and the end of its log; nothing unless it has. */
    Optional<String> obituary() {
        return hasEnded()
                ? log.map(file -> "The server has ended. " + new ServerLog(file).lastWords())
                : Optional.empty();
    }

    /** What it says of itself, once it has started. */
    Optional<ServerFacts> facts() {
        return log.flatMap(ServerFacts::in);
    }

    /** Scheme, host and port of what the arena expects there. */
    public URI targetOf(Endpoint endpoint) {
        int port = ports.getOrDefault(endpoint.port(), endpoint.port());
        return URI.create((endpoint.tls() ? "https://" : "http://") + host + ":" + port);
    }
}
