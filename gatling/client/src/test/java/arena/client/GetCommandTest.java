package arena.client;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GetCommandTest {

    private static final String SHA_256_OF_OK = "2689367b205c16ce32ed4200942b8b8b1e262dfc70d9bc9fbc77c49699a4f1df";

    private static TestServer server;

    @TempDir
    private Path folder;

    @BeforeAll
    static void startServer() {
        server = TestServer.start();
    }

    @AfterAll
    static void stopServer() {
        server.close();
    }

    @ParameterizedTest
    @EnumSource
    void tellsVersionStatusHeadersAndBody(Protocol protocol) {
        CommandRun run = get(protocol, server.url(protocol, "/x?y=1"), "--with-body");

        assertThat(run.exitCode()).as(run::toString).isZero();
        assertThat(run.only())
                .isEqualTo(new JsonObject()
                        .put("status", 200)
                        .put("version", protocol == Protocol.H3 ? "h3" : "h2")
                        .put(
                                "headers",
                                new JsonArray()
                                        .add(pair("content-type", "text/plain"))
                                        .add(pair("content-length", "2")))
                        .put("trailers", new JsonArray())
                        .put("bytes", 2)
                        .put("sha256", SHA_256_OF_OK)
                        .put("body", "b2s="));
    }

    @ParameterizedTest
    @EnumSource
    void postsAndTellsTrailers(Protocol protocol) throws IOException {
        Path frame = Files.write(folder.resolve("frame"), new byte[] {0, 0, 0, 0, 1, 7});

        JsonObject answer = get(
                        protocol,
                        server.url(protocol, "/call?status=13"),
                        "--data",
                        frame.toString(),
                        "--header",
                        "te=trailers",
                        "--with-body")
                .only();

        assertThat(answer.getJsonArray("trailers")).containsExactly(pair("grpc-status", "13"));
        assertThat(answer.getString("body")).isEqualTo("AAAAAAEH");
    }

    @ParameterizedTest
    @EnumSource
    void asksSeveralTimesOverOneConnection(Protocol protocol) {
        CommandRun run = get(protocol, server.url(protocol, "/"), "--times", "4");

        assertThat(run.exitCode()).isZero();
        assertThat(run.lines()).hasSize(4).allMatch(line -> line.getInteger("status") == 200);
    }

    @ParameterizedTest
    @EnumSource
    void tellsWhatBroke(Protocol protocol) {
        CommandRun run = get(protocol, server.url(protocol, "/reset"));

        assertThat(run.exitCode()).isOne();
        assertThat(run.only().getString("error")).isEqualTo("reset");
    }

    @ParameterizedTest
    @EnumSource
    void doesNotWaitForEver(Protocol protocol) {
        CommandRun run = get(protocol, server.url(protocol, "/silent"), "--timeout", "0.2");

        assertThat(run.exitCode()).isOne();
        assertThat(run.only().getString("error")).isEqualTo("timeout");
    }

    @ParameterizedTest
    @EnumSource
    void tellsThatNobodyIsThere(Protocol protocol) throws IOException {
        String url;
        try (ServerSocket socket = new ServerSocket(0)) {
            url = protocol.scheme() + "://127.0.0.1:" + socket.getLocalPort() + "/";
        }

        CommandRun run = get(protocol, url, "--timeout", "1");

        assertThat(run.exitCode()).isOne();
        assertThat(run.only().getString("detail")).isNotBlank();
    }

    @Test
    void takesNoCertificateThatIsNotTrustedUnlessAskedTo() {
        CommandRun run = CommandRun.of("get", server.url(Protocol.H2, "/"));

        assertThat(run.exitCode()).isOne();
        assertThat(run.only().getString("detail")).contains("PKIX");
    }

    @Test
    void refusesAUrlOfAnotherScheme() {
        CommandRun run = CommandRun.of("get", "--protocol", "h2c", "https://localhost/");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errors())
                .startsWith("https://localhost/ (expected for H2C: http://HOST:PORT/PATH)")
                .contains("See arena-client get --help.");
    }

    private static CommandRun get(Protocol protocol, String url, String... more) {
        String[] arguments = new String[more.length + 5];
        System.arraycopy(new String[] {"get", "--insecure", "--protocol", protocol.name(), url}, 0, arguments, 0, 5);
        System.arraycopy(more, 0, arguments, 5, more.length);
        return CommandRun.of(arguments);
    }

    private static JsonArray pair(String name, String value) {
        return new JsonArray().add(name).add(value);
    }
}
