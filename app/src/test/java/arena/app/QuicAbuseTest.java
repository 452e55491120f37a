package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.app.testing.Memory;
import arena.app.testing.SampleCertificate;
import arena.app.testing.TestClient;
import io.vertx.core.Future;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** What clients may do to a server of HTTP/3 leaves nothing behind. */
@Isolated("other tests would use memory at the same time")
class QuicAbuseTest {

    private static final long GROWTH_LIMIT = 48L * 1024 * 1024;
    private static final int IDLE_SECONDS = 2;

    /** The least that the first datagram of a client must have (RFC 9000, 14.1). */
    private static final int INITIAL_BYTES = 1200;

    private static final RunningServer SERVER = ServerSetup.of(Flavour.ENGINE)
            .with("ARENA_CERTS", SampleCertificate.folder().toString())
            .with("ARENA_TIMEOUT_IDLE", Integer.toString(IDLE_SECONDS))
            .start();

    private Memory before = Memory.now();

    @BeforeEach
    void measure() {
        assertHealthy();
        before = Memory.now();
    }

    @AfterEach
    void nothingIsLeft() {
        assertHealthy();
        await().untilAsserted(() ->
                assertThat(SERVER.server().connections()).as("connections").isZero());
        await().untilAsserted(() ->
                assertThat(Memory.now().growthSince(before)).as("memory").isLessThan(GROWTH_LIMIT));
    }

    @AfterAll
    static void stop() {
        SERVER.close();
    }

    @Test
    void takesNoHarmFromDatagramsOfAnyKind() throws IOException {
        Random random = new Random(1);
        try (DatagramSocket socket = new DatagramSocket()) {
            for (int i = 0; i < 20_000; i++) {
                byte[] bytes = new byte[1 + random.nextInt(1_400)];
                random.nextBytes(bytes);
                send(socket, bytes);
                send(socket, initial(random, random.nextInt(60)));
            }
        }
    }

    @Test
    void sendsAClientThatHasNotShownItsAddressNoMoreThanATokenForIt() throws IOException {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.setSoTimeout(2_000);
            send(socket, initial(new Random(2), 0));

            List<byte[]> answers = receive(socket);

            // A Retry packet (RFC 9000, 17.2.5), much shorter than what asked for it.
            assertThat(answers).hasSize(1);
            assertThat(answers.getFirst()[0] & 0xf0).isEqualTo(0xf0);
            assertThat(answers.getFirst()).hasSizeLessThan(INITIAL_BYTES / 4);
        }
    }

    @Test
    void endsAConnectionWithAHeadThatIsTooLarge() {
        try (TestClient client = Way.H3.to(SERVER)) {
            client.get("/pipeline");
            Future<Integer> status = client.start(HttpMethod.GET, "/pipeline").compose(request -> {
                request.putHeader("x-large", "x".repeat(32 * 1024));
                return request.send().map(HttpClientResponse::statusCode);
            });

            await().until(() -> SERVER.server().connections() == 0);

            assertThat(status.succeeded()).isFalse();
        }
    }

    @Test
    void answersAClientThatGivesUpMuchOfWhatItAsksFor() {
        try (TestClient client = Way.H3.to(SERVER)) {
            for (int i = 0; i < 2_000; i++) {
                TestClient.await(client.start(HttpMethod.GET, "/delay/100")
                        .compose(request ->
                                request.end().eventually(request::reset).otherwiseEmpty()));
            }
            assertThat(client.get("/pipeline").body()).isEqualTo("ok");
        }
    }

    @Test
    void endsAConnectionThatIsIdle() {
        try (TestClient client = Way.H3.to(SERVER)) {
            client.get("/pipeline");

            await().atMost(Duration.ofSeconds(IDLE_SECONDS + 5L))
                    .untilAsserted(
                            () -> assertThat(SERVER.server().connections()).isZero());
        }
    }

    private static void assertHealthy() {
        try (TestClient client = Way.H3.to(SERVER)) {
            assertThat(client.get("/pipeline").body()).isEqualTo("ok");
        }
    }

    /** What looks like the first packet of a client, with a token of that many random bytes; its content is nonsense. */
    private static byte[] initial(Random random, int tokenBytes) {
        byte[] packet = new byte[INITIAL_BYTES];
        random.nextBytes(packet);
        packet[0] = (byte) 0xc3;
        packet[1] = 0;
        packet[2] = 0;
        packet[3] = 0;
        packet[4] = 1;
        packet[5] = 8;
        packet[14] = 8;
        packet[23] = (byte) tokenBytes;
        int length = 24 + tokenBytes;
        int rest = INITIAL_BYTES - length - 2;
        packet[length] = (byte) (0x40 | (rest >> 8));
        packet[length + 1] = (byte) rest;
        return packet;
    }

    private static void send(DatagramSocket socket, byte[] bytes) throws IOException {
        socket.send(new DatagramPacket(
                bytes, bytes.length, InetAddress.getLoopbackAddress(), SERVER.port(ListenerNames.H3)));
    }

    private static List<byte[]> receive(DatagramSocket socket) throws IOException {
        List<byte[]> received = new ArrayList<>();
        try {
            while (true) {
                DatagramPacket packet = new DatagramPacket(new byte[2048], 2048);
                socket.receive(packet);
                received.add(Arrays.copyOf(packet.getData(), packet.getLength()));
            }
        } catch (SocketTimeoutException _) {
            return received;
        }
    }
}
