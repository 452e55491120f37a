package arena.peer.setup;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a peer is told. Immutable.
 *
 * @param ports where to listen on the loopback interface, 0 for a free port; a peer leaves those alone that it cannot serve
 * @param data folder with {@code dataset.json} and {@code static}
 * @param certs folder with {@code server.crt} and {@code server.key}
 * @param databaseUrl of the PostgreSQL server, if there is one
 */
public record PeerSettings(Map<Port, Integer> ports, Path data, Path certs, Optional<String> databaseUrl) {

    public static final String HOST = "127.0.0.1";

    public PeerSettings {
        ports = Map.copyOf(ports);
    }

    /** Empty if nobody wants it to listen there. */
    public OptionalInt port(Port port) {
        Integer number = ports.get(port);
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }

    public Path dataset() {
        return data.resolve("dataset.json");
    }

    public Path staticFiles() {
        return data.resolve("static");
    }
}
