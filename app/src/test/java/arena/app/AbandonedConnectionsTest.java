package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.abort;

import arena.app.loop.TransportChoice;
import arena.app.loop.TransportException;
import arena.app.testing.SampleFolder;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.Wire;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Clients that begin something and then leave, or never come to an end. */
class AbandonedConnectionsTest {

    @ParameterizedTest
    @EnumSource(TransportChoice.class)
    void forgetsConnectionsThatAreResetInTheMiddleOfARequest(TransportChoice transport) throws IOException {
        try (RunningServer server = start(ServerSetup.of(Flavour.ENGINE).on(transport))) {
            for (int i = 0; i < 300; i++) {
                reset(server.port(), "GET /pipeline HTTP/1.1\r\nHo");
                reset(server.port(), "POST /baseline11?a=1&b=2 HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n1");
            }

            await().untilAsserted(
                            () -> assertThat(server.server().connections()).isZero());
        }
    }

    @Test
    void stopsAlthoughAClientDoesNotReadItsAnswers() {
        RunningServer server =
                ServerSetup.of(Flavour.ENGINE).serving(SampleFolder.path()).start();
        try (RawConnection connection = RawConnection.to(server.port(), 4096)) {
            connection.send(Wire.get("/static/vendor.js").repeat(60));
            assertThat(connection.readSome(new byte[1024])).isPositive();
            long begin = System.nanoTime();

            server.close();

            assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(17));
        }
    }

    @Test
    void answersABodyOnlyOnceWhenItBreaksOff() {
        String request = Wire.post("/baseline11?a=1&b=2&broken=off", "4");
        try (RunningServer server = ServerSetup.of(Flavour.STANDARD).start();
                Errors errors = new Errors("broken=off")) {
            for (int i = 0; i < 20; i++) {
                try (RawConnection connection = server.connect()) {
                    // More than may wait in this flavour: the connection is closed in the middle of a body.
                    connection.send(request.repeat(2000));
                } catch (RuntimeException _) {
                    // It may be closed before everything is sent.
                }
            }

            await().atMost(Duration.ofSeconds(60))
                    .untilAsserted(
                            () -> assertThat(server.server().connections()).isZero());
            assertThat(errors.lines).isEmpty();
        }
    }

    private static RunningServer start(ServerSetup setup) {
        try {
            return setup.start();
        } catch (TransportException refused) {
            return abort(String.valueOf(refused.getMessage()));
        }
    }

    private static void reset(int port, String begin) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream().write(begin.getBytes(StandardCharsets.ISO_8859_1));
            socket.setSoLinger(true, 0);
        }
    }

    /** What the endpoints log about requests with this in their target. */
    private static final class Errors extends Handler implements AutoCloseable {

        private static final Logger LOGGER = Logger.getLogger("arena.profiles.http.Exchange");

        private final List<String> lines = new CopyOnWriteArrayList<>();
        private final String mark;

        Errors(String mark) {
            this.mark = mark;
            LOGGER.addHandler(this);
        }

        @Override
        public void publish(LogRecord line) {
            if (line.getMessage().contains(mark)) {
                lines.add(line.getMessage());
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {
            LOGGER.removeHandler(this);
        }
    }
}
