package arena.benchmarks;

import arena.profiles.Profile;
import arena.profiles.Profiles;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * Runs the benchmarks that there are for a profile, one process each. Exit code: 0, 1 if one fails, 2 if the command line is wrong.
 */
@Command(
        name = "arena-benchmarks",
        mixinStandardHelpOptions = true,
        description = "Measures what a request costs inside the server, without a socket.")
public final class BenchmarksMain implements Callable<Integer> {

    /** JMH's error is that of the mean of iterations, so there should be some. */
    private static final Duration ITERATION = Duration.ofMillis(250);

    private static final int ITERATIONS_PER_SECOND = 4;

    @Option(names = "--profile", required = true, description = "Id of a profile.")
    private String profile = "";

    @Option(names = "--flavour", required = true, description = "Flavour of the server.")
    private String flavour = "";

    @Option(names = "--data", required = true, description = "Folder with dataset.json.")
    private Path data = Path.of("");

    @Option(names = "--jvm-options", required = true, description = "File with the options of the server's JVM.")
    private Path jvmOptions = Path.of("");

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "3",
            description = "How long each is measured, after as long a warm-up (default: ${DEFAULT-VALUE}).")
    private int seconds;

    @Option(names = "--result", required = true, description = "File for the results, as JSON.")
    private Path result = Path.of("");

    @Spec
    private CommandSpec spec;

    /** See {@code --help}. */
    public static void main(String[] arguments) {
        // Whoever else measures on this machine is not our business.
        System.setProperty("jmh.ignoreLock", "true");
        // JMH leaves its processes to themselves if a signal ends this one.
        Runtime.getRuntime().addShutdownHook(new Thread(BenchmarksMain::endChildren, "end-children"));
        System.exit(new CommandLine(new BenchmarksMain()).execute(arguments));
    }

    private static void endChildren() {
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
    }

    @Override
    public Integer call() throws IOException {
        Profile chosen = Profiles.byId(profile)
                .orElseThrow(() -> new ParameterException(spec.commandLine(), "There is no profile " + profile));
        Effort effort = new Effort(1, seconds * ITERATIONS_PER_SECOND, ITERATION);
        Benchmarks benchmarks = new Benchmarks(chosen, flavour, data, List.of("@" + jvmOptions), effort);
        JsonArray results = benchmarks.run();
        Files.writeString(result, results.encodePrettily());
        boolean failed = results.stream().anyMatch(one -> ((JsonObject) one).containsKey(Benchmarks.FAILED));
        return failed ? CommandLine.ExitCode.SOFTWARE : CommandLine.ExitCode.OK;
    }
}
