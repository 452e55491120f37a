package arena.client;

import io.vertx.core.Vertx;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * Asks for what it reads, for programs that cannot speak these protocols themselves. A line of input such as
 * {@code {"protocol": "h3", "url": "https://localhost:8443/x", "connect": "127.0.0.1", "times": 4}},
 * with the fields of a {@link Request} beside these, is answered by a line of output: an array of the answers and, if there
 * are too few of them, the failure. It ends with its input.
 */
@Command(
        name = "probe",
        sortOptions = false,
        description = "Reads requests as lines of JSON, and prints a line with the answers for each.")
final class ProbeCommand implements Callable<Integer> {

    @Option(names = "--insecure", description = "Take any certificate.")
    private boolean insecure;

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            defaultValue = "10",
            description = "For a connection, and for an answer (default: ${DEFAULT-VALUE}).")
    private double timeoutSeconds;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Duration timeout = ClientMain.checked(spec, () -> ServerOptions.seconds("--timeout", timeoutSeconds));
        PrintWriter out = spec.commandLine().getOut();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try (Loops loops = new Loops(1)) {
            Connector connector = new Connector(loops.vertx(), insecure, timeout);
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                out.println(answer(line, timeout, loops.vertx(), connector));
                out.flush();
            }
        } catch (IOException _) {
            // Whoever asked has gone.
        }
        return 0;
    }

    private static JsonArray answer(String line, Duration timeout, Vertx vertx, Connector connector) {
        JsonArray reply = new JsonArray();
        try {
            Probe probe = read(new JsonObject(line), timeout);
            Probe.Result result = probe.run(vertx, connector).await();
            result.answers().forEach(answer -> reply.add(answer.toJson(true)));
            result.failure().ifPresent(failure -> reply.add(failure.toJson()));
        } catch (RuntimeException notUnderstood) {
            // JSON, URLs, numbers and Base64 have no exception in common.
            reply.add(new Failure("request", String.valueOf(notUnderstood.getMessage())).toJson());
        }
        return reply;
    }

    private static Probe read(JsonObject json, Duration timeout) {
        URI url = URI.create(json.getString("url", ""));
        Protocol protocol = Protocol.valueOf(json.getString("protocol", "h2").toUpperCase(Locale.ROOT));
        return new Probe(
                Target.of(protocol, url, Optional.ofNullable(json.getString("connect"))),
                Request.of(json.put("path", Target.pathOf(url))),
                json.getInteger("times", 1),
                timeout);
    }
}
