package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** HTTP/3 with a client that has nothing in common with the server: gtlsclient, of ngtcp2, nghttp3 and GnuTLS. */
class IndependentHttp3ClientTest {

    private static final Path PROGRAM = Path.of("/usr/bin/gtlsclient");

    private static final RunningServer SERVER = SharedServers.of(Flavour.ENGINE);

    @Test
    @DisplayName("122: four requests for /baseline2 are answered")
    void answersSums() throws Exception {
        String log = ask("/baseline2?a=13&b=42", 4);

        assertThat(log.split("\\[:status: 200]", -1)).hasSize(5);
        assertThat(log).contains("[content-type: text/plain]");
    }

    @Test
    @DisplayName("123: four requests for /static/reset.css are answered")
    void answersFiles() throws Exception {
        String log = ask("/static/reset.css", 4);

        assertThat(log.split("\\[:status: 200]", -1)).hasSize(5);
        assertThat(log).contains("[content-type: text/css");
    }

    /** Asks for this so many times on one connection; what the program says about it. */
    private static String ask(String target, int times) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(PROGRAM), PROGRAM + " of Debian's package ngtcp2-client is not installed");
        int port = SERVER.port(ListenerNames.H3);
        Process process = new ProcessBuilder(
                        PROGRAM.toString(),
                        "--exit-on-all-streams-close",
                        "--timeout=15s",
                        "-n",
                        Integer.toString(times),
                        "127.0.0.1",
                        Integer.toString(port),
                        "https://localhost:" + port + target)
                .redirectErrorStream(true)
                .start();
        try {
            String log = new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
            assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).as(log).isZero();
            return log;
        } finally {
            process.destroyForcibly();
        }
    }
}
