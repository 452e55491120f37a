package arena.app.local;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * The options of {@code scripts/arena run} that the server gets as environment variables. It would refuse a bad one itself, but by
 * then PostgreSQL may be unpacking. Filled in by picocli.
 */
final class ServerOptions {

    private static final int MAX_PORT = 65_535;
    private static final int MAX_LOOPS = 1024;

    @Option(
            names = "--port",
            paramLabel = "N",
            description =
                    "Port for HTTP/1.1, 0 for any free one (default: 8080). All other ports are then free ones too,"
                            + " unless ARENA_PORT_H2C, ARENA_PORT_TLS, ARENA_PORT_H2 or ARENA_PORT_TLS_RELOADED is set.")
    private @Nullable Integer port;

    @Option(names = "--flavour", paramLabel = "F", description = "standard, tuned or engine (default: engine).")
    private @Nullable String flavour;

    @Option(names = "--transport", paramLabel = "T", description = "auto, io_uring, epoll or nio (default: auto).")
    private @Nullable String transport;

    @Option(names = "--loops", paramLabel = "N", description = "Number of event loops (default: number of processors).")
    private @Nullable Integer loops;

    /** The port that was asked for, if any was. */
    @Nullable Integer port() {
        return port;
    }

    /** @throws LocalException if a value is none that the server knows */
    void check() {
        within("--port", port, 0, MAX_PORT);
        within("--loops", loops, 1, MAX_LOOPS);
        among("--flavour", flavour, List.of("standard", "tuned", "engine"));
        among("--transport", transport, List.of("auto", "io_uring", "epoll", "nio"));
    }

    /** The values, by the variables that the server reads. */
    Map<String, String> settings() {
        var settings = new HashMap<String, String>();
        put(settings, "ARENA_PORT", port);
        put(settings, "ARENA_FLAVOUR", flavour);
        put(settings, "ARENA_TRANSPORT", transport);
        put(settings, "ARENA_LOOPS", loops);
        return settings;
    }

    private static void within(String option, @Nullable Integer value, int least, int most) {
        if (value != null && (value < least || value > most)) {
            throw new LocalException("%s: %d (expected: %d to %d)".formatted(option, value, least, most));
        }
    }

    private static void among(String option, @Nullable String value, List<String> known) {
        if (value != null && known.stream().noneMatch(value::equalsIgnoreCase)) {
            throw new LocalException("%s: %s (expected: %s)".formatted(option, value, String.join(", ", known)));
        }
    }

    private static void put(Map<String, String> settings, String variable, @Nullable Object value) {
        if (value != null) {
            settings.put(variable, value.toString());
        }
    }
}
