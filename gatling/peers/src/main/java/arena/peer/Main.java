package arena.peer;

import arena.peer.setup.PeerSettings;
import arena.peer.setup.Port;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/**
 * Runs one of the peers until SIGTERM. Once it listens it prints a line for each port, such as {@code http 8080}, and then {@code
 * ready}. Exit codes: 1 if it cannot start, 2 for a bad command line.
 */
@Command(
        name = "arena-peer",
        sortOptions = false,
        description = "A server to measure ours against. Listens on the loopback interface until SIGTERM;"
                + " DATABASE_URL in its environment names the database.")
public final class Main implements Callable<Integer> {

    @Parameters(
            paramLabel = "NAME",
            completionCandidates = Names.class,
            converter = NameConverter.class,
            description = "One of: ${COMPLETION-CANDIDATES}.")
    private Peer peer = Peer.NETTY;

    @Option(names = "--port", paramLabel = "N", description = "HTTP/1.1, WebSocket and gRPC; 0 for a free port.")
    private @Nullable Integer http;

    @Option(names = "--port-https", paramLabel = "N", description = "HTTP/1.1 over TLS.")
    private @Nullable Integer https;

    @Option(names = "--port-h2c", paramLabel = "N", description = "HTTP/2 by prior knowledge.")
    private @Nullable Integer h2c;

    @Option(names = "--port-h2", paramLabel = "N", description = "HTTP/2 over TLS.")
    private @Nullable Integer h2;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            required = true,
            description = "Folder with dataset.json and the folder static.")
    private Path data = Path.of("");

    @Option(
            names = "--certs",
            paramLabel = "DIR",
            required = true,
            description = "Folder with server.crt and server.key.")
    private Path certs = Path.of("");

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help and end.")
    @SuppressWarnings("UnusedVariable") // picocli itself looks at it
    private boolean help;

    @Spec
    private CommandSpec spec;

    private Main() {}

    /** See {@code --help}. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Map<Port, Integer> bound = peer.start(settings());
        PrintWriter out = spec.commandLine().getOut();
        bound.forEach((port, number) -> out.println(port.label() + " " + number));
        out.println("ready");
        out.flush();
        new CountDownLatch(1).await();
        return CommandLine.ExitCode.OK;
    }

    private PeerSettings settings() {
        Map<Port, Integer> ports = new EnumMap<>(Port.class);
        put(ports, Port.HTTP, http);
        put(ports, Port.HTTPS, https);
        put(ports, Port.H2C, h2c);
        put(ports, Port.H2, h2);
        return new PeerSettings(ports, data, certs, Optional.ofNullable(System.getenv("DATABASE_URL")));
    }

    private static void put(Map<Port, Integer> ports, Port port, @Nullable Integer number) {
        if (number != null) {
            ports.put(port, number);
        }
    }

    /** The names of the peers. */
    static final class Names implements Iterable<String> {
        @Override
        public java.util.Iterator<String> iterator() {
            return Stream.of(Peer.values()).map(Peer::toString).iterator();
        }
    }

    /** The peer of a name. */
    static final class NameConverter implements ITypeConverter<Peer> {
        @Override
        public Peer convert(String name) {
            return Stream.of(Peer.values())
                    .filter(peer -> peer.toString().equals(name))
                    .findFirst()
                    .orElseThrow(() ->
                            new TypeConversionException(name + " (expected: " + String.join(", ", new Names()) + ")"));
        }
    }
}
