package arena.client;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How servers are reached, as the command line says it. Filled by picocli, read afterwards. */
final class ServerOptions {

    private static final double NANOS = 1e9;

    @Option(
            names = "--protocol",
            paramLabel = "P",
            defaultValue = "h2",
            description = "h2, h2c (by prior knowledge) or h3 (default: ${DEFAULT-VALUE}).")
    private Protocol protocol = Protocol.H2;

    @Option(names = "--connect", paramLabel = "HOST", description = "Connect to this host, whatever the URL says.")
    private @Nullable String connect;

    @Option(names = "--insecure", description = "Take any certificate.")
    private boolean insecure;

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            defaultValue = "10",
            description = "For a connection, and for an answer (default: ${DEFAULT-VALUE}).")
    private double timeoutSeconds;

    /** @throws IllegalArgumentException if the URL does not suit the protocol */
    Target target(URI url) {
        return Target.of(protocol, url, Optional.ofNullable(connect));
    }

    boolean insecure() {
        return insecure;
    }

    /** @throws IllegalArgumentException if there is no time to wait */
    Duration timeout() {
        return seconds("--timeout", timeoutSeconds);
    }

    static Duration seconds(String option, double seconds) {
        if (!(seconds > 0)) {
            throw new IllegalArgumentException(option + ": " + seconds + " (expected: above 0)");
        }
        return Duration.ofNanos((long) (seconds * NANOS));
    }
}
