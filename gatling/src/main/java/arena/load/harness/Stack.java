package arena.load.harness;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands around the server in the profiles that need more than one.
 *
 * @param name as {@code arena run} calls it
 * @param edge what ends TLS, the same
 * @param port of the edge
 * @param proxies folder with what nginx and Caddy are told
 */
public record Stack(String name, String edge, int port, Path proxies) {

    private static final Duration START_LIMIT = Duration.ofMinutes(2);
    private static final Duration PAUSE = Duration.ofMillis(100);

    private static final Pattern EDGE = Pattern.compile("(?m)^(?:edge|nginx|Caddy): process (\\d+)$");
    private static final Pattern SERVER = Pattern.compile("(?m)^server: process (\\d+)");
    private static final Pattern READY = Pattern.compile("(?m)^\\S+ stack is ready");

    /** The edge that our own entry has; before the others stands the proxy that their entries submit (SPEC 9.2). */
    public static String edgeOf(String name, String flavour) {
        if (flavour.equals("engine")) {
            return "vertx";
        }
        return name.equals("gateway-h3") ? "caddy" : "nginx";
    }

    /** What tells {@code arena run} of it. */
    public List<String> options() {
        return List.of(
                "--stack",
                name,
                "--edge",
                edge,
                "--edge-port",
                Integer.toString(port),
                "--proxies",
                proxies.toString());
    }

    /**
     * Waits until all of it listens.
     *
     * @param server that was started with these options and has answered
     * @return the server as it is seen through the edge
     * @throws HarnessException if it takes too long
     */
    public Server around(Server server) {
        long deadline = System.nanoTime() + START_LIMIT.toNanos();
        while (server.log().flatMap(log -> find(READY, log)).isEmpty()) {
            server.obituary().ifPresent(text -> {
                throw new HarnessException(text);
            });
            if (System.nanoTime() > deadline) {
                throw new HarnessException("The " + name + " stack was not ready within " + START_LIMIT.toSeconds()
                        + " s, see " + server.log().map(Path::toString).orElse("its log") + ".");
            }
            Pauses.of(PAUSE);
        }
        return server.behind(port);
    }

    /** The number of the edge's first process, from what the stack prints; none if there is no edge. */
    static Optional<Long> edgeProcess(Path log) {
        return find(EDGE, log).map(found -> Long.valueOf(found.group(1)));
    }

    /** The number of the server's process, from what the stack prints. */
    static Optional<Long> serverProcess(Path log) {
        return find(SERVER, log).map(found -> Long.valueOf(found.group(1)));
    }

    private static Optional<Matcher> find(Pattern pattern, Path log) {
        try {
            return Optional.of(pattern.matcher(Files.readString(log, StandardCharsets.UTF_8)))
                    .filter(Matcher::find);
        } catch (IOException _) {
            return Optional.empty();
        }
    }
}
