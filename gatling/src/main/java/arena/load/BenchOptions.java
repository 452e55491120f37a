package arena.load;

import arena.load.harness.Server;
import arena.load.harness.Wishes;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What can be said on the command line. Filled by picocli, read afterwards. */
final class BenchOptions {

    /** See SPEC 1.1. */
    private static final int TLS_PORT = 8081;

    @Parameters(paramLabel = "PROFILE", description = "Ids of profiles; none means all that can be driven.")
    private List<String> profiles = List.of();

    @Option(
            names = "--connections",
            paramLabel = "N",
            description = "Connections held at a time (default: the arena's, at most " + Wishes.CONNECTIONS + ").")
    private @Nullable Integer connections;

    @Option(
            names = "--duration",
            paramLabel = "S",
            defaultValue = "10",
            description = "Seconds that are measured (default: ${DEFAULT-VALUE}).")
    private int duration;

    @Option(
            names = "--rate",
            paramLabel = "R",
            description = "Requests a second of the profiles with a fixed rate (default: the arena's, at most "
                    + Wishes.REQUESTS_PER_SECOND + ").")
    private @Nullable Integer rate;

    @Option(
            names = "--warmup",
            paramLabel = "S",
            defaultValue = "5",
            description = "Seconds of load before those that are measured (default: ${DEFAULT-VALUE}).")
    private int warmUp;

    @Option(
            names = "--target",
            paramLabel = "URL",
            description = "Measure the server that runs there, instead of starting one.")
    private @Nullable URI target;

    @Option(
            names = "--target-tls",
            paramLabel = "URL",
            description = "Where that server speaks TLS (default: port " + TLS_PORT + " of the same host).")
    private @Nullable URI targetTls;

    @Option(
            names = "--pid",
            paramLabel = "N",
            description = "Process of that server, if on this machine, to measure its CPU time and memory.")
    private @Nullable Long pid;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "The server's data folder, to compare answers with; else only their shape is judged.")
    private @Nullable Path data;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder for everything that is written (default: target/bench/<time>).")
    private @Nullable Path out;

    @Option(
            names = "--server-log",
            paramLabel = "FILE",
            description = "What the server prints goes there (default: server.log in the output folder).")
    private @Nullable Path serverLog;

    @Option(
            names = "--server-command",
            paramLabel = "FILE",
            description = "Command line that starts the server, one argument a line; --port and --pid-file are added.")
    private @Nullable Path serverCommand;

    @Option(names = "--list", description = "List the profiles and end.")
    private boolean list;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help and end.")
    @SuppressWarnings("UnusedVariable") // picocli itself looks at it
    private boolean help;

    List<String> profiles() {
        return profiles;
    }

    /** @throws IllegalArgumentException if a number makes no sense; the message names the option */
    Wishes wishes() {
        return new Wishes(
                atLeastOne("--connections", connections),
                atLeastOne("--rate", rate),
                Duration.ofSeconds(atLeast(1, "--duration", duration)),
                Duration.ofSeconds(atLeast(0, "--warmup", warmUp)));
    }

    /** @throws IllegalArgumentException if the URL is none of a server's root */
    Optional<Server> runningServer() {
        OptionalLong process = pid == null ? OptionalLong.empty() : OptionalLong.of(pid);
        return Optional.ofNullable(target).map(url -> {
            URI clear = root("--target", "http", url);
            URI tls = Objects.requireNonNullElseGet(
                    targetTls, () -> URI.create("https://" + clear.getHost() + ":" + TLS_PORT));
            return new Server(clear, root("--target-tls", "https", tls), process);
        });
    }

    Optional<Path> data() {
        return Optional.ofNullable(data).map(Path::toAbsolutePath);
    }

    Path out() {
        return Optional.ofNullable(out).orElseGet(() -> Commands.defaultFolder("bench"));
    }

    Optional<Path> serverLog() {
        return Optional.ofNullable(serverLog);
    }

    Optional<Path> serverCommand() {
        return Optional.ofNullable(serverCommand);
    }

    boolean listsOnly() {
        return list;
    }

    /** Without the slash, since requests bring their own. */
    private static URI root(String option, String scheme, URI url) {
        String path = Objects.requireNonNullElse(url.getPath(), "");
        if (!scheme.equals(url.getScheme()) || url.getHost() == null || !(path.isEmpty() || path.equals("/"))) {
            throw new IllegalArgumentException(
                    option + ": " + url + " (expected: such as " + scheme + "://127.0.0.1:8080)");
        }
        return URI.create(scheme + "://" + url.getAuthority());
    }

    private static OptionalInt atLeastOne(String option, @Nullable Integer value) {
        return value == null ? OptionalInt.empty() : OptionalInt.of(atLeast(1, option, value));
    }

    private static int atLeast(int least, String option, int value) {
        if (value < least) {
            throw new IllegalArgumentException(option + ": " + value + " (expected: >= " + least + ")");
        }
        return value;
    }
}
