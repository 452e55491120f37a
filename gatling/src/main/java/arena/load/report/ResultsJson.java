package arena.load.report;

import arena.load.harness.BenchResult;
import arena.load.harness.Circumstances;
import arena.load.harness.Figures;
import arena.load.harness.ProfileResult;
import arena.load.harness.ServerFacts;
import arena.load.harness.Shape;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The results for programs. The fields are described in the module's README; their meaning changes with the schema only. */
public final class ResultsJson {

    private static final int SCHEMA = 2;
    private static final double DIGITS = 1000;
    private static final ObjectWriter WRITER =
            new ObjectMapper().writer(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));

    private ResultsJson() {}

    /**
     * The text of {@code results.json}.
     *
     * @param base folder that paths are given relative to
     */
    public static String of(BenchResult result, Path base) {
        ObjectNode root = JsonNodeFactory.instance.objectNode().put("schema", SCHEMA);
        Circumstances at = result.circumstances();
        root.put("date", at.date().toString())
                .put("target", at.target().toString())
                .put("flavour", at.server().map(ServerFacts::flavour).orElse(null))
                .put("transport", at.server().map(ServerFacts::transport).orElse(null))
                .put("loops", at.server().map(ServerFacts::loops).orElse(null))
                .put("tls", at.server().map(ServerFacts::tls).orElse(null))
                .put("commit", at.commit().orElse(null))
                .put("jdk", at.jdk())
                .put("kernel", at.kernel())
                .put("cpu", at.cpu())
                .put("cores", at.cores());
        ArrayNode profiles = root.putArray("profiles");
        result.profiles().forEach(profile -> profiles.add(profile(profile, base)));
        try {
            return WRITER.writeValueAsString(root) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of strings and numbers cannot fail to be written", e);
        }
    }

    private static ObjectNode profile(ProfileResult result, Path base) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("id", result.run().profile().id())
                .put("tool", result.run().tool().label())
                .put("ok", result.isGood())
                .put("failure", result.failure().orElse(null));
        node.set("arena", shape(result.run().arena()));
        node.set(
                "used",
                shape(result.run().used())
                        .put("warmUpSeconds", seconds(result.run().warmUp())));
        ArrayNode notes = node.putArray("notes");
        result.run().notes().forEach(notes::add);
        node.set("figures", result.figures().map(ResultsJson::figures).orElse(null));
        ArrayNode errors = node.putArray("errors");
        result.errors()
                .forEach(error ->
                        errors.addObject().put("message", error.message()).put("count", error.count()));
        return node.put("report", relative(result.report(), base))
                .put("log", relative(Optional.of(result.log()), base));
    }

    private static ObjectNode shape(Shape shape) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        ArrayNode connections = node.putArray("connections");
        shape.connections().forEach(connections::add);
        node.put("pipelineDepth", shape.pipelineDepth())
                .put("streams", shape.streams())
                .put("requestsPerConnection", shape.requestsPerConnection());
        if (shape.requestsPerSecond().isPresent()) {
            node.put("requestsPerSecond", shape.requestsPerSecond().getAsInt());
        } else {
            node.putNull("requestsPerSecond");
        }
        return node.put("seconds", seconds(shape.duration()));
    }

    private static ObjectNode figures(Figures figures) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("requests", figures.requests())
                .put("failed", figures.failed())
                .put("requestsPerSecond", rounded(figures.requestsPerSecond()))
                .put("meanMicros", micros(figures.mean()))
                .put("p50Micros", micros(figures.p50()))
                .put("p90Micros", micros(figures.p90()))
                .put("p99Micros", micros(figures.p99()))
                .put("p999Micros", micros(figures.p999()))
                .put("maxMicros", micros(figures.max()))
                .put("bytesPerResponse", rounded(figures.bytesPerResponse()))
                .put("serverCpuMicrosPerRequest", rounded(figures.cpuMicrosPerRequest()))
                .put("serverPeakRssMiB", rounded(figures.peakRssMiB()))
                .put("latencies", figures.encodedLatencies());
    }

    private static double seconds(Duration duration) {
        return rounded((double) duration.toNanos() / TimeUnit.SECONDS.toNanos(1));
    }

    private static double micros(Duration duration) {
        return rounded((double) duration.toNanos() / TimeUnit.MICROSECONDS.toNanos(1));
    }

    private static @Nullable Double rounded(OptionalDouble value) {
        return value.isPresent() ? rounded(value.getAsDouble()) : null;
    }

    private static double rounded(double value) {
        return Math.round(value * DIGITS) / DIGITS;
    }

    private static @Nullable String relative(Optional<Path> path, Path base) {
        return path.map(it ->
                        base.toAbsolutePath().relativize(it.toAbsolutePath()).toString())
                .orElse(null);
    }
}
