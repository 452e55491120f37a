package arena.load.validate.checks;

import static org.junit.jupiter.api.Assumptions.abort;

import arena.load.validate.client.Site;
import arena.profiles.check.Reference;
import arena.profiles.check.Verifier;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /**
     * Where it listens (SPEC 1.1).
     *
     * @param http HTTP/1.1 in clear text
     * @param https HTTP/1.1 over TLS
     * @param reloaded the same with a certificate that is replaced
     */
    public record Ports(int http, int https, int reloaded) {

        public static final Ports ARENA = new Ports(8080, 8081, 9000);
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
        return host + " at " + ports.http() + " (HTTP), " + ports.https() + " (HTTPS), " + ports.reloaded()
                + " (HTTPS, certificate replaced)";
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
