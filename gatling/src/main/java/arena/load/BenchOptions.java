package arena.load;

import arena.load.harness.CpuSets;
import arena.load.harness.Server;
import arena.load.harness.Stack;
import arena.load.harness.TargetSpec;
import arena.load.harness.ToolBox;
import arena.load.harness.Wishes;
import arena.profiles.Endpoint;
import arena.profiles.wire.FreePort;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What can be said on the command line. Filled by picocli, read afterwards. */
final class BenchOptions {

    private static final int HTTP_PORT = 80;

    /** Those of {@code arena run}. */
    private static final List<String> TRANSPORTS = List.of("auto", "io_uring", "epoll", "nio");

    @Parameters(
            paramLabel = "WORKLOAD",
            description = "Ids of profiles or of other workloads; none means all profiles that can be driven.")
    private List<String> workloads = List.of();

    @Option(
            names = "--connections",
            paramLabel = "N",
            description = "Connections held at a time (default: the arena's, at most " + Wishes.CONNECTIONS + ", or "
                    + Wishes.MULTIPLEXED_CONNECTIONS + " with many streams on each).")
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
            description = "Seconds of load before those that are measured, at most (default: ${DEFAULT-VALUE}).")
    private int warmUp;

    @Option(
            names = "--tool",
            paramLabel = "T",
            description =
                    "Send all load with this one: gatling, h2load, wrk or arena-client (default: for each profile the"
                            + " best that is there).")
    private @Nullable String tool;

    @Option(
            names = "--flavour",
            paramLabel = "F",
            defaultValue = "${env:ARENA_FLAVOUR:-engine}",
            description = "Flavour of the server that is started: standard, tuned or engine (default:"
                    + " ${DEFAULT-VALUE}).")
    private String flavour = "engine";

    @Option(
            names = "--transport",
            paramLabel = "T",
            description = "Transport of the server that is started: auto, io_uring, epoll or nio (default: auto).")
    private @Nullable String transport;

    @Option(
            names = "--edge",
            paramLabel = "E",
            description = "What stands in front of the server in the gateways and the production stack: vertx,"
                    + " vertx-h2c, nginx or caddy (default: as the flavour is submitted).")
    private @Nullable String edge;

    @Option(
            names = "--proxies",
            hidden = true,
            paramLabel = "DIR",
            description = "The folder with what nginx and Caddy are told.")
    private Path proxies = Path.of("profiles", "compose", "framework");

    @Option(
            names = "--target",
            paramLabel = "URL",
            description = "Measure the server that runs there, instead of starting one.")
    private @Nullable URI target;

    @Option(
            names = "--port-https",
            paramLabel = "N",
            defaultValue = "8081",
            description = "Its port for HTTP/1.1 over TLS (default: ${DEFAULT-VALUE}).")
    private int portHttps;

    @Option(
            names = "--port-h2c",
            paramLabel = "N",
            defaultValue = "8082",
            description = "Its port for HTTP/2 in clear text (default: ${DEFAULT-VALUE}).")
    private int portH2c;

    @Option(
            names = "--port-h2",
            paramLabel = "N",
            defaultValue = "8443",
            description = "Its port for HTTP/2 over TLS, and for HTTP/3 (default: ${DEFAULT-VALUE}).")
    private int portH2;

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
            names = "--deep",
            description =
                    "After each run also count system calls (strace), instructions (perf), allocated bytes (JFR) and"
                            + " what is left in the heap, under short loads of their own.")
    private boolean deep;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder for everything that is written (default: target/bench/<time>).")
    private @Nullable Path out;

    @Option(
            names = "--server-log",
            paramLabel = "FILE",
            description = "What the server prints goes there (default: in the output folder, server.log).")
    private @Nullable Path serverLog;

    @Option(
            names = "--server-command",
            hidden = true,
            paramLabel = "FILE",
            description = "Command line that starts the server, one argument a line; --port and --pid-file are added.")
    private @Nullable Path serverCommand;

    @Option(
            names = "--client-command",
            hidden = true,
            paramLabel = "FILE",
            description = "Command line of arena-client, one argument a line; its own arguments are added.")
    private @Nullable Path clientCommand;

    @Option(names = "--list", description = "List the workloads and end.")
    private boolean list;

    List<String> workloads() {
        return workloads;
    }

    /** @throws IllegalArgumentException if a number makes no sense; the message names the option */
    Wishes wishes() {
        return new Wishes(
                Optional.ofNullable(tool).map(OptionValues::tool),
                false,
                OptionValues.atLeastOne("--connections", connections),
                OptionValues.atLeastOne("--rate", rate),
                Duration.ofSeconds(OptionValues.atLeast(1, "--duration", duration)),
                Duration.ofSeconds(OptionValues.atLeast(0, "--warmup", warmUp)),
                CpuSets.ANY,
                deep,
                // What runs at the target may be a whole stack, which only who names such a profile can know.
                target == null || !workloads.isEmpty());
    }

    /** @throws IllegalArgumentException if the URL is none of a server's root */
    Optional<Server> runningServer() {
        OptionalLong process = pid == null ? OptionalLong.empty() : OptionalLong.of(pid);
        return Optional.ofNullable(target).map(url -> {
            requireRoot(url);
            Map<Integer, Integer> ports = Map.of(
                    Endpoint.HTTP1.port(), url.getPort() < 0 ? HTTP_PORT : url.getPort(),
                    Endpoint.HTTP1_TLS.port(), portHttps,
                    Endpoint.H2C.port(), portH2c,
                    Endpoint.H2_TLS.port(), portH2);
            return new Server(url.getHost(), ports, process, Optional.empty());
        });
    }

    /**
     * What the server that is started gets on its command line.
     *
     * @throws IllegalArgumentException if there is no such server; the message names the option
     */
    List<String> serverOptions() {
        List<String> options =
                new ArrayList<>(List.of("--flavour", OptionValues.among("--flavour", flavour, TargetSpec.FLAVOURS)));
        if (transport != null) {
            options.addAll(List.of("--transport", OptionValues.among("--transport", transport, TRANSPORTS)));
        }
        return options;
    }

    /**
     * What the server that is started is called in the record, as {@code compare} calls it.
     *
     * @param stacked whether a stack is put around it
     */
    String ownName(boolean stacked) {
        return flavour + (stacked && edge != null ? "@" + edge : "");
    }

    /**
     * What is put around the server that is started.
     *
     * @param name as {@code arena run} calls it
     * @throws IllegalArgumentException if there is no such edge
     */
    Stack stack(String name) {
        String chosen =
                edge == null ? Stack.edgeOf(name, flavour) : OptionValues.among("--edge", edge, TargetSpec.EDGES);
        return new Stack(name, chosen, FreePort.next(), proxies.toAbsolutePath());
    }

    /** The load generators of this machine. */
    ToolBox toolBox() {
        return ToolBox.ofThisMachine(Optional.ofNullable(clientCommand));
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

    private static void requireRoot(URI url) {
        String path = Objects.requireNonNullElse(url.getPath(), "");
        if (!"http".equals(url.getScheme()) || url.getHost() == null || !(path.isEmpty() || path.equals("/"))) {
            throw new IllegalArgumentException("--target: " + url + " (expected: such as http://127.0.0.1:8080)");
        }
    }
}
