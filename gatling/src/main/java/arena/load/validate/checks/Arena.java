package arena.load.validate.checks;

import static org.junit.jupiter.api.Assumptions.abort;

import arena.load.validate.client.ClientProgram;
import arena.load.validate.client.MultiplexedSite;
import arena.load.validate.client.MultiplexedSite.Speech;
import arena.load.validate.client.Site;
import arena.profiles.Endpoint;
import arena.profiles.check.Reference;
import arena.profiles.check.Verifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The server under test and what is known of it. Immutable and thread-safe.
 *
 * @param folders what was mounted into it
 * @param insecure whether the certificates are not to be compared with the files
 * @param pid of its process, if we started it
 */
public record Arena(String host, Ports ports, Folders folders, boolean insecure, OptionalLong pid, Limits limits) {

    private static final Duration ECHO_LIMIT = Duration.ofSeconds(3);

    /**
     * Where it listens (SPEC 1.1).
     *
     * @param http HTTP/1.1, WebSockets and, for gRPC, HTTP/2 in clear text
     * @param https HTTP/1.1 over TLS
     * @param h2c HTTP/2 in clear text
     * @param h2 HTTP/2 over TLS and, as UDP, HTTP/3
     * @param reloaded HTTP/1.1 over TLS with a certificate that is replaced
     */
    public record Ports(int http, int https, int h2c, int h2, int reloaded) {

        /** Where this endpoint is. */
        int of(Endpoint endpoint) {
            Map<Integer, Integer> byTheArenas = Map.of(
                    Endpoint.HTTP1.port(), http,
                    Endpoint.HTTP1_TLS.port(), https,
                    Endpoint.H2C.port(), h2c,
                    Endpoint.H2_TLS.port(), h2);
            return byTheArenas.getOrDefault(endpoint.port(), endpoint.port());
        }
    }

    /**
     * The server's folders, as far as they can be seen from here.
     *
     * @param data {@code dataset.json} and {@code static}
     * @param certs {@code server.crt} and {@code server.key}
     * @param reloadedCerts the pair of the port whose certificate is replaced
     */
    public record Folders(Optional<Path> data, Optional<Path> certs, Optional<Path> reloadedCerts) {}

    @Override
    public String toString() {
        return host + " at " + ports.http() + " (HTTP), " + ports.https() + " (HTTPS), " + ports.h2c() + " (h2c), "
                + ports.h2() + " (h2 and h3), " + ports.reloaded() + " (HTTPS, certificate replaced)";
    }

    Site http() {
        return new Site(host, ports.http(), false, limits.patience());
    }

    Site https() {
        return new Site(host, ports.https(), true, limits.patience());
    }

    Site reloaded() {
        return new Site(host, ports.reloaded(), true, limits.patience());
    }

    /** Where WebSockets are opened; each message must come back within 3 s. */
    Site webSocket() {
        Duration patience = limits.patience().compareTo(ECHO_LIMIT) < 0 ? limits.patience() : ECHO_LIMIT;
        return new Site(host, ports.http(), false, patience);
    }

    MultiplexedSite grpc(ClientProgram client) {
        return new MultiplexedSite(client, Speech.H2C, host, ports.http());
    }

    MultiplexedSite h2c(ClientProgram client) {
        return new MultiplexedSite(client, Speech.H2C, host, ports.h2c());
    }

    MultiplexedSite h2(ClientProgram client) {
        return new MultiplexedSite(client, Speech.H2, host, ports.h2());
    }

    MultiplexedSite h3(ClientProgram client) {
        return new MultiplexedSite(client, Speech.H3, host, ports.h2());
    }

    /** What the arena wants of TLS where HTTP/2 is spoken. */
    Posture h2Posture() {
        return new Posture(new Site(host, ports.h2(), true, limits.patience()), folders.certs(), insecure);
    }

    /** Judges bodies, by the data folder if it is known. */
    Verifier verifier() {
        return new Verifier(folders.data().map(Reference::of).orElse(Reference.NONE));
    }

    /** The folder of static files; without it the assertion is skipped. */
    Path staticFolder() {
        return folders.data()
                .map(data -> data.resolve("static"))
                .orElseGet(() -> abort("no --data: the files are not known"));
    }

    /** A folder in which files can be replaced; else the assertion is skipped. */
    static Path writable(Path folder) {
        return Files.isWritable(folder) ? folder : abort(folder + " cannot be written to, so nothing can be replaced");
    }
}
