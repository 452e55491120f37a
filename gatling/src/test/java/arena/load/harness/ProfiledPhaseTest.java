package arena.load.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.load.profile.ProfileSummary;
import arena.load.record.ProfileFacts;
import arena.load.testing.FlameFrames;
import arena.load.testing.TinyServer;
import arena.profiles.wire.FreePort;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfiledPhaseTest {

    private static final int REQUESTS = 500;

    private final ChildProcesses children = new ChildProcesses(() -> {});
    private final HttpClient client = HttpClient.newHttpClient();
    private final int port = FreePort.next();

    @TempDir
    private Path folder;

    private Process server;

    @BeforeEach
    void start() {
        Path pidFile = folder.resolve("pid");
        server = children.start(new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                TinyServer.class.getName(),
                "--port",
                Integer.toString(port),
                "--pid-file",
                pidFile.toString()));
        await().atMost(Duration.ofSeconds(20)).until(() -> Files.exists(pidFile));
    }

    @AfterEach
    void stop() {
        client.close();
        children.close();
    }

    @Test
    void drawsWhatTheServerDoesInTheMeasuredPhaseAndNothingBeforeOrAfterIt() throws Exception {
        ProfiledPhase phase = new ProfiledPhase(server.pid(), folder, true);

        phase.prepare();
        ask("/busy");
        phase.measurementBegins();
        for (int i = 0; i < REQUESTS; i++) {
            ask("/baseline11?a=1&b=2");
        }
        phase.measurementEnds();
        ask("/busy");

        ProfiledPhase.Recording recording = phase.result().orElseThrow();
        ProfileFacts facts = ProfileSummary.of(recording.file(), recording.engine(), "tiny", folder);
        assertThat(facts.samples()).isPositive();
        assertThat(facts.layers()).isNotEmpty();
        assertThat(FlameFrames.of(folder.resolve(facts.flameGraph())))
                .contains(TinyServer.class.getName() + ".answer")
                .doesNotContain(TinyServer.class.getName() + ".busy", TinyServer.class.getName() + ".main");
        assertThat(phase.allocatedBytes().orElse(0)).isGreaterThan(REQUESTS * 100L);
    }

    @Test
    void fallsBackToJfr() throws Exception {
        FlightRecorder recorder = FlightRecorder.ready(server.pid(), folder);
        Path recording = folder.resolve("jfr.jfr");

        recorder.start(recording);
        ask("/busy");
        ask("/busy");
        recorder.stop(recording);

        ProfileFacts facts = ProfileSummary.of(recording, recorder.engine(), "tiny", folder);
        assertThat(facts.samples()).isPositive();
        assertThat(FlameFrames.of(folder.resolve(facts.flameGraph()))).contains(TinyServer.class.getName() + ".busy");
    }

    @Test
    void saysWhyAProcessThatIsNoJvmCannotBeProfiled() throws IOException {
        Process sleeping = children.start(new ProcessBuilder("sleep", "60"));
        ProfiledPhase phase = new ProfiledPhase(sleeping.pid(), folder, true);

        phase.prepare();
        phase.measurementBegins();
        phase.measurementEnds();

        assertThat(phase.result()).isEmpty();
        assertThat(phase.allocatedBytes()).isEmpty();
        assertThat(phase.notes()).contains("JFR: the server is no JVM");
    }

    private void ask(String path) throws IOException, InterruptedException {
        URI uri = URI.create("http://127.0.0.1:" + port + path);
        client.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.discarding());
    }
}
