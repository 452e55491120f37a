package arena.client;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.json.JsonObject;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class LoadCommandTest {

    private final TestServer server = TestServer.start();

    @TempDir
    private Path folder;

    @AfterEach
    void stopServer() {
        server.close();
    }

    @ParameterizedTest
    @EnumSource
    void sendsAsManyRequestsAsAskedTo(Protocol protocol) throws DataFormatException {
        CommandRun run = load(protocol, "/", "--requests", "500", "--connections", "3", "--streams", "4");

        assertThat(run.exitCode()).as(run::toString).isZero();
        JsonObject result = run.only();
        assertThat(result.getLong("requests")).isEqualTo(500);
        assertThat(result.getLong("connectionsOpened")).isEqualTo(3);
        assertThat(result.getLong("bytes")).isEqualTo(1000);
        assertThat(server.requests()).isEqualTo(500);
        Histogram latencies = decoded(result.getString("latencies"));
        assertThat(latencies.getTotalCount()).isEqualTo(500);
        assertThat(result.getJsonObject("latencyMicros").getDouble("max")).isEqualTo(latencies.getMaxValue() / 1e3);
        assertThat(result.getDouble("requestsPerSecond")).isEqualTo(500 / result.getDouble("seconds"));
    }

    @ParameterizedTest
    @EnumSource
    void loadsForAsLongAsAskedTo(Protocol protocol) {
        JsonObject result =
                load(protocol, "/slow", "--duration", "0.5", "--streams", "2").only();

        assertThat(result.getDouble("seconds")).isEqualTo(0.5);
        assertThat(result.getLong("requests")).isBetween(2L, 50L).isEqualTo(server.requests());
        assertThat(result.getJsonObject("latencyMicros").getDouble("p50")).isGreaterThan(19_000);
    }

    @ParameterizedTest
    @EnumSource
    void countsEveryWrongAnswer(Protocol protocol) {
        CommandRun run = load(protocol, "/fail-sometimes", "--requests", "100");

        assertThat(run.exitCode()).isOne();
        assertThat(run.only().getLong("requests")).isEqualTo(50);
        assertThat(run.only().getJsonObject("errors")).isEqualTo(new JsonObject().put("status", 50));
        assertThat(run.only().getJsonObject("examples").getString("status")).isEqualTo("status 500 (expected: 2xx)");
    }

    @ParameterizedTest
    @CsvSource({"/silent, timeout", "/reset, reset"})
    void countsWhatIsNotAnswered(String path, String kind) {
        for (Protocol protocol : Protocol.values()) {
            CommandRun run = load(protocol, path, "--requests", "3", "--timeout", "0.2");

            assertThat(run.exitCode()).isOne();
            assertThat(run.only().getJsonObject("errors")).as(protocol.name()).isEqualTo(new JsonObject().put(kind, 3));
        }
    }

    @ParameterizedTest
    @EnumSource
    void opensAnotherConnectionWhenOneBreaks(Protocol protocol) {
        JsonObject result = load(protocol, "/break", "--requests", "200").only();

        assertThat(result.getLong("failed")).isEqualTo(4);
        assertThat(result.getJsonObject("errors").fieldNames()).isSubsetOf("closed", "reset");
        assertThat(result.getLong("requests")).isEqualTo(196);
        assertThat(result.getLong("connectionsOpened")).isBetween(4L, 5L);
    }

    @ParameterizedTest
    @EnumSource
    void losesNothingWhenTheServerSaysGoodbye(Protocol protocol) {
        CommandRun run = load(protocol, "/goodbye", "--requests", "200");

        assertThat(run.exitCode()).as(run::toString).isZero();
        assertThat(run.only().getLong("requests")).isEqualTo(200);
        assertThat(run.only().getLong("connectionsOpened")).isBetween(4L, 5L);
    }

    @ParameterizedTest
    @EnumSource
    void sendsRequestsInTurnAndChecksEachAnswer(Protocol protocol) throws IOException {
        JsonObject frame = new JsonObject().put("method", "POST").put("body", "AAAAAAEH");
        Path requests = Files.write(
                folder.resolve("requests"),
                List.of(
                        request(frame, "/echo", Map.of("status", 200, "bytes", 6, "body", "AAAAAAEH")),
                        request(frame, "/call", Map.of("trailers", new JsonObject().put("grpc-status", "0"))),
                        request(frame, "/trailers-only", Map.of("trailers", new JsonObject().put("grpc-status", "0"))),
                        request(new JsonObject(), "/", Map.of("sha256", sha256OfOk())),
                        request(frame, "/call?status=13", Map.of("trailers", new JsonObject().put("grpc-status", "0"))),
                        request(frame, "/echo", Map.of("sha256", sha256OfOk())),
                        request(frame, "/echo", Map.of("body", "AAAAAAEI")),
                        request(new JsonObject(), "/", Map.of("bytes", 3)),
                        request(new JsonObject(), "/", Map.of("status", 404))));

        JsonObject result = load(protocol, "/", "--requests", "90", "--requests-from", requests.toString())
                .only();

        assertThat(result.getLong("requests")).isEqualTo(40);
        assertThat(result.getJsonObject("errors"))
                .isEqualTo(new JsonObject()
                        .put("body", 20)
                        .put("length", 10)
                        .put("status", 10)
                        .put("trailer", 10));
    }

    @Test
    void keepsTheWarmUpApart() {
        JsonObject result =
                load(Protocol.H2C, "/", "--requests", "500", "--warm-up", "1").only();

        assertThat(result.getLong("requests")).isEqualTo(500);
        assertThat(result.getLong("requestsInWarmUp")).isPositive();
        assertThat(server.requests() - 500).isEqualTo(result.getInteger("requestsInWarmUp"));
        assertThat(result.getLong("connectionsOpened")).isOne();
    }

    @Test
    void countsConnectionsThatFail() {
        JsonObject result = CommandRun.of("load", "--protocol", "h2c", "--duration", "0.3", "http://127.0.0.1:1/")
                .only();

        assertThat(result.getLong("requests")).isZero();
        assertThat(result.getJsonObject("errors").getLong("connect")).isBetween(1L, 5L);
    }

    @Test
    void refusesAFileThatHoldsNoRequests() throws IOException {
        Path requests = Files.writeString(folder.resolve("requests"), "{\"path\": \"x\"}\n");

        CommandRun run = load(Protocol.H2C, "/", "--requests-from", requests.toString());

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errors()).contains("path: \"x\" (expected: starts with /)");
    }

    private CommandRun load(Protocol protocol, String path, String... more) {
        List<String> arguments = new ArrayList<>(
                List.of("load", "--insecure", "--protocol", protocol.name(), server.url(protocol, path)));
        arguments.addAll(Arrays.asList(more));
        return CommandRun.of(arguments.toArray(String[]::new));
    }

    private static String request(JsonObject base, String path, Map<String, Object> expected) {
        return base.copy()
                .put("path", path)
                .put("expect", new JsonObject(expected))
                .encode();
    }

    private static String sha256OfOk() {
        return "2689367b205c16ce32ed4200942b8b8b1e262dfc70d9bc9fbc77c49699a4f1df";
    }

    private static Histogram decoded(String base64) throws DataFormatException {
        return Histogram.decodeFromCompressedByteBuffer(
                ByteBuffer.wrap(Base64.getDecoder().decode(base64)), 0);
    }
}
