package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.load.testing.Golden;
import arena.load.testing.TinyServer;
import arena.profiles.wire.FreePort;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeepPassesTest {

    @TempDir
    private Path folder;

    @Test
    void readsTheSumOfCallsThatStracePrints() throws IOException {
        // Printed by strace 6.1, with and without errors.
        assertThat(SystemCalls.total(Golden.text(getClass(), "strace-6.1.txt"))).hasValue(3151);
        assertThat(SystemCalls.total("100.00    0.000155           3        46           total\n"))
                .hasValue(46);
        assertThat(SystemCalls.total("strace: attach: Operation not permitted\n"))
                .isEmpty();
    }

    @Test
    void readsWhatPerfCounted() {
        assertThat(Instructions.parse("# started on Mon\n\n123456,,instructions,2002003,100.00,,\n"))
                .contains(123_456L);
        assertThat(Instructions.parse("<not supported>,,instructions,0,100.00,,\n"))
                .isEmpty();
    }

    @Test
    void readsTheSumOfAHistogramOfClasses() {
        assertThat(Retention.total("""
                 num     #instances         #bytes  class name (module)
                   1:         10000        1234567  [B (java.base@25)
                Total         12345        7654321
                """)).contains(7_654_321L);
    }

    @Test
    void measuresAllocationAndRetentionOfAJvm() throws Exception {
        Path pidFile = folder.resolve("pid");
        int port = FreePort.next();
        try (ChildProcesses children = new ChildProcesses(() -> {})) {
            Process server = children.start(new ProcessBuilder(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-cp",
                    System.getProperty("java.class.path"),
                    TinyServer.class.getName(),
                    "--port",
                    Integer.toString(port),
                    "--pid-file",
                    pidFile.toString()));
            await().until(() -> Files.exists(pidFile));
            ServerProcesses processes = new ServerProcesses(server.pid());

            double allocated = new Allocation(folder).measure(processes, () -> asked(port));
            double retained = new Retention().measure(processes, () -> asked(port));

            assertThat(allocated).isBetween(100.0, 10_000_000.0);
            assertThat(retained).isBetween(-10.0, 10.0);
        }
    }

    @Test
    void saysThatAProcessIsNoJvm() throws IOException {
        Process sleeping = new ProcessBuilder(List.of("sleep", "60")).start();
        try {
            assertThat(new Allocation(folder).obstacle(new ServerProcesses(sleeping.pid())))
                    .contains("the server is no JVM");
        } finally {
            sleeping.destroyForcibly();
        }
    }

    private static long asked(int port) throws IOException {
        int count = 200;
        try (HttpClient client = HttpClient.newHttpClient()) {
            for (int i = 0; i < count; i++) {
                client.send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/baseline11?a=1&b=2"))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
            }
            return count;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }
}
