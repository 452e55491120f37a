package arena.client;

import io.vertx.core.buffer.Buffer;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Asks for URLs, each over a connection of its own, and prints a line of JSON for each answer. */
@Command(
        name = "get",
        sortOptions = false,
        description = "Asks for URLs, each over a connection of its own, and prints a line of JSON for each answer.")
final class GetCommand implements Callable<Integer> {

    @Parameters(paramLabel = "URL", arity = "1..*", description = "What to ask for.")
    private List<URI> urls = List.of();

    @Mixin
    private final ServerOptions server = new ServerOptions();

    @Option(names = "--method", paramLabel = "M", description = "Default: POST with a body, else GET.")
    private @Nullable String method;

    @Option(names = "--header", paramLabel = "NAME=VALUE", description = "A header field; may be repeated.")
    private Map<String, String> headers = new LinkedHashMap<>();

    @Option(names = "--data", paramLabel = "FILE", description = "The body.")
    private @Nullable Path data;

    @Option(
            names = "--times",
            paramLabel = "N",
            defaultValue = "1",
            description = "Ask so often, one after the other over the same connection (default: ${DEFAULT-VALUE}).")
    private int times;

    @Option(names = "--with-body", description = "Print the body as well, in Base64.")
    private boolean withBody;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        List<Probe> probes = ClientMain.checked(spec, this::probes);
        PrintWriter out = spec.commandLine().getOut();
        boolean good = true;
        try (Loops loops = new Loops(1)) {
            Connector connector = new Connector(loops.vertx(), server.insecure(), server.timeout());
            for (Probe probe : probes) {
                Probe.Result result = probe.run(loops.vertx(), connector).await();
                result.answers().forEach(answer -> out.println(answer.toJson(withBody)));
                result.failure().ifPresent(failure -> out.println(failure.toJson()));
                good &= result.failure().isEmpty();
            }
        }
        return good ? 0 : 1;
    }

    private List<Probe> probes() {
        Buffer body = data == null ? Buffer.buffer() : read(data);
        String chosen = Optional.ofNullable(method).orElse(data == null ? "GET" : "POST");
        return urls.stream()
                .map(url -> new Probe(
                        server.target(url),
                        new Request(chosen, Target.pathOf(url), headers, body, Expectation.NONE),
                        times,
                        server.timeout()))
                .toList();
    }

    private Buffer read(Path file) {
        try {
            return Buffer.buffer(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "--data: cannot read " + file + ": " + e, e);
        }
    }
}
