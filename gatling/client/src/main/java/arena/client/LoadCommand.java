package arena.client;

import io.vertx.core.json.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Puts a server under load, and prints one JSON object with what it counted. */
@Command(
        name = "load",
        sortOptions = false,
        description = "Sends requests over many connections and streams, the next when the last one is answered, checks"
                + " each answer, and prints one JSON object. SIGTERM ends it early; it prints what it has.")
final class LoadCommand implements Callable<Integer> {

    private static final double LONGEST_SECONDS = 3600;
    private static final int PRINT_SECONDS = 12;

    @Parameters(paramLabel = "URL", description = "The server and, without a file of requests, what to ask it for.")
    private URI url = URI.create("/");

    @Mixin
    private final ServerOptions server = new ServerOptions();

    @Option(
            names = "--requests-from",
            paramLabel = "FILE",
            description = "Requests that each connection sends in turn, a line of JSON for each.")
    private @Nullable Path requestsFrom;

    @Option(
            names = "--connections",
            paramLabel = "N",
            defaultValue = "1",
            description = "Connections (default: ${DEFAULT-VALUE}).")
    private int connections;

    @Option(
            names = "--streams",
            paramLabel = "N",
            defaultValue = "1",
            description = "Requests under way on each connection (default: ${DEFAULT-VALUE}).")
    private int streams;

    @Option(names = "--duration", paramLabel = "SECONDS", description = "Of the measured phase (default: 5).")
    private @Nullable Double durationSeconds;

    @Option(
            names = "--requests",
            paramLabel = "N",
            description = "End the measured phase after so many requests, or after --duration (then 3600 by default).")
    private @Nullable Long limit;

    @Option(
            names = "--warm-up",
            paramLabel = "SECONDS",
            defaultValue = "0",
            description = "Before it, over the same connections (default: ${DEFAULT-VALUE}).")
    private double warmUpSeconds;

    @Option(
            names = "--loops",
            paramLabel = "N",
            description = "Event loops that share the connections (default: one for each processor).")
    private int loopCount = Runtime.getRuntime().availableProcessors();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        LoadPlan plan = ClientMain.checked(spec, this::plan);
        LoadRun run = new LoadRun(plan);
        CountDownLatch printed = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(run, printed), "stop-load"));
        int count = Math.min(loopCount, plan.connections());
        try (Loops loops = new Loops(count)) {
            Connector connector = new Connector(loops.vertx(), server.insecure(), plan.timeout());
            LoadResult result = run.execute(loops.vertx(), connector, count);
            spec.commandLine().getOut().println(result.toJson());
            spec.commandLine().getOut().flush();
            return result.isGood() ? 0 : 1;
        } finally {
            printed.countDown();
        }
    }

    private static void stop(LoadRun run, CountDownLatch printed) {
        run.stop();
        try {
            var _ = printed.await(PRINT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private LoadPlan plan() {
        if (loopCount < 1) {
            throw new IllegalArgumentException("--loops: " + loopCount + " (expected: 1 or more)");
        }
        double longest = Optional.ofNullable(durationSeconds).orElse(limit == null ? 5 : LONGEST_SECONDS);
        return new LoadPlan(
                server.target(url),
                requestsFrom == null ? List.of(Request.get(Target.pathOf(url))) : read(requestsFrom),
                connections,
                streams,
                warmUpSeconds == 0 ? Duration.ZERO : ServerOptions.seconds("--warm-up", warmUpSeconds),
                ServerOptions.seconds("--duration", longest),
                limit == null ? OptionalLong.empty() : OptionalLong.of(limit),
                server.timeout());
    }

    private static List<Request> read(Path file) {
        try {
            return Files.readAllLines(file).stream()
                    .filter(line -> !line.isBlank())
                    .map(line -> Request.of(new JsonObject(line)))
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            throw new IllegalArgumentException("--requests-from: cannot read " + file + ": " + e, e);
        } catch (RuntimeException e) {
            // JSON, numbers and Base64 have no exception in common.
            throw new IllegalArgumentException("--requests-from: " + file + ": " + e.getMessage(), e);
        }
    }
}
