package arena.app;

import arena.profiles.Profiles;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The way of an HTTP/1.1 request through the server, from its bytes to those of the answer, without a socket and without TLS. What
 * the client does is in it: it hands over bytes that were made before, and counts those that come back.
 */
@State(Scope.Benchmark)
public class HandlerBenchmark {

    /** Of an invocation, which begins and ends on another thread: many enough for that not to count. It divides by 16. */
    private static final int REQUESTS = 960;

    /** Id of a profile over HTTP/1.1, whose requests are sent. */
    @Param("")
    public String profile = "";

    /** Flavour of the server. */
    @Param("")
    public String flavour = "";

    /** Folder with {@code dataset.json}. */
    @Param("")
    public String data = "";

    private @Nullable MemoryRun run;

    /**
     * Opens server and client.
     *
     * @throws IllegalStateException if an answer is wrong
     */
    @Setup
    public void open() {
        run = new MemoryRun(Profiles.byId(profile).orElseThrow(), flavour, Path.of(data));
    }

    /**
     * Closes both.
     *
     * @throws IllegalStateException if an answer is wrong now
     */
    @TearDown
    public void close() {
        Objects.requireNonNull(run).close();
    }

    /** The cost of a request. */
    @Benchmark
    @OperationsPerInvocation(REQUESTS)
    public void handler() {
        Objects.requireNonNull(run).send(REQUESTS);
    }
}
