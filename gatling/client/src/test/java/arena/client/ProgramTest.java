package arena.client;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The commands as programs of their own. */
class ProgramTest {

    @Test
    void probeAnswersLineByLineAndEndsWithItsInput() throws IOException, InterruptedException {
        try (TestServer server = TestServer.start()) {
            Process probe = start("probe", "--insecure", "--timeout", "5");
            try (BufferedReader out = probe.inputReader(StandardCharsets.UTF_8);
                    var in = probe.outputWriter(StandardCharsets.UTF_8)) {
                for (Protocol protocol : Protocol.values()) {
                    in.write(new JsonObject()
                                    .put("protocol", protocol.name())
                                    .put("url", server.url(protocol, "/call?status=0"))
                                    .put("connect", "127.0.0.1")
                                    .put("method", "POST")
                                    .put("body", "AAAAAAEH")
                                    .put("times", 2)
                                    .encode()
                            + "\n");
                    in.flush();

                    JsonArray answers = new JsonArray(out.readLine());

                    assertThat(answers).hasSize(2);
                    assertThat(answers.getJsonObject(1).getInteger("status")).isEqualTo(200);
                    assertThat(answers.getJsonObject(1).getString("body")).isEqualTo("AAAAAAEH");
                    assertThat(answers.getJsonObject(1).getJsonArray("trailers").encode())
                            .isEqualTo("[[\"grpc-status\",\"0\"]]");
                }
                in.write("{\"url\": \"" + server.url(Protocol.H2, "/silent") + "\"}\nnonsense\n");
                in.flush();
                assertThat(new JsonArray(out.readLine()).getJsonObject(0).getString("error"))
                        .isEqualTo("timeout");
                assertThat(new JsonArray(out.readLine()).getJsonObject(0).getString("error"))
                        .isEqualTo("request");
            }
            assertThat(probe.waitFor(10, TimeUnit.SECONDS)).isTrue();
            assertThat(probe.exitValue()).isZero();
        }
    }

    @Test
    void loadPrintsWhatItHasWhenItIsTerminated() throws IOException, InterruptedException {
        try (TestServer server = TestServer.start()) {
            Process load = start("load", "--protocol", "h2c", "--duration", "60", server.url(Protocol.H2C, "/"));
            while (server.requests() < 100 && load.isAlive()) {
                Thread.onSpinWait();
            }

            load.toHandle().destroy();

            JsonObject result =
                    new JsonObject(new String(load.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
            assertThat(result.getBoolean("stopped")).isTrue();
            assertThat(result.getLong("requests")).isGreaterThan(90);
            assertThat(result.getLong("failed")).isZero();
            assertThat(result.getLong("abandoned")).isLessThanOrEqualTo(1);
            assertThat(result.getDouble("seconds")).isBetween(0.001, 59.0);
            assertThat(load.waitFor(10, TimeUnit.SECONDS)).isTrue();
        }
    }

    private static Process start(String... arguments) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "-cp",
                System.getProperty("java.class.path"),
                ClientMain.class.getName());
        builder.command().addAll(List.of(arguments));
        return builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
    }
}
