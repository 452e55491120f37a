package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import arena.app.testing.FakeUpstream;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.io.UncheckedIOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Clients of the edge that leave, stop in the middle, or go on when nobody listens: servers keep nothing of them. */
class EdgeClientTest {

    /** Long before the edge would lose its patience with a silent server. */
    private static final Duration SOON = RunningEdge.PATIENT.answer().dividedBy(3);

    @Test
    void answers408WhereTheClientDoesNotGoOn() {
        try (FakeUpstream server = new FakeUpstream(FakeUpstream.Connection::awaitEnd);
                RunningEdge edge = RunningEdge.impatientBefore(server);
                RawConnection nothing = edge.connect();
                RawConnection half = edge.connect()) {
            nothing.send(Wire.request("POST", "/x", "Content-Length: 10"));
            half.send(Wire.request("POST", "/x", "Content-Length: 10") + "12345");

            Refused.assertPlainly(nothing.read(), 408, "the request takes too long");
            Refused.assertPlainly(half.read(), 408, "the request takes too long");
            // Who only sends a head keeps no connection.
            assertThat(server.accepted()).isEqualTo(1);
            await().until(() -> server.connections() == 0);
        }
    }

    @Test
    void refusesABodyThatIsNone() {
        try (FakeUpstream server = new FakeUpstream(connection -> {
                    connection.readHead();
                    connection.awaitEnd();
                });
                RunningEdge edge = RunningEdge.before(server);
                RawConnection atOnce = edge.connect();
                RawConnection later = edge.connect()) {
            String head = Wire.request("POST", "/x", "Transfer-Encoding: chunked");
            Refused.assertPlainly(atOnce.exchange(head + "zz\r\n"), 400, "malformed body");
            later.send(head + "3\r\nabc\r\n");
            await().until(() -> !server.heads().isEmpty());

            Refused.assertPlainly(later.exchange("zz\r\n"), 400, "malformed body");
            assertThat(atOnce.isClosedByServer()).isTrue();
            assertThat(later.isClosedByServer()).isTrue();
            await().until(() -> server.connections() == 0);

            String waiting =
                    Wire.request("POST", "/api/items/1", "Authorization: Bearer x", "Transfer-Encoding: chunked");
            Refused.assertPlainly(edge.exchange(waiting + "zz\r\n"), 400, "malformed body");
        }
    }

    @Test
    void endsARequestWhoseClientHasGone() {
        try (FakeUpstream server = new FakeUpstream(connection -> {
                    connection.readHead();
                    connection.awaitEnd();
                });
                RunningEdge edge = RunningEdge.before(server)) {
            try (RawConnection connection = edge.connect()) {
                connection.send(Wire.get("/x"));
                await().until(() -> server.heads().size() == 1);
            }
            await().atMost(SOON).until(() -> server.connections() == 0);
            try (RawConnection connection = edge.connect()) {
                connection.send(Wire.request("POST", "/x", "Content-Length: 10") + "12345");
                await().until(() -> server.heads().size() == 2);
            }
            await().atMost(SOON).until(() -> server.connections() == 0);
        }
    }

    @Test
    void passesOnAnAnswerThatComesBeforeTheRequestIsComplete() {
        try (FakeUpstream server = new FakeUpstream(connection -> {
                    connection.readHead();
                    connection.send("HTTP/1.1 413 Too Large\r\nContent-Length: 3\r\n\r\nbig");
                    connection.awaitEnd();
                });
                RunningEdge edge = RunningEdge.before(server);
                RawConnection connection = edge.connect()) {
            RawResponse response = connection.exchange(Wire.request("POST", "/x", "Content-Length: 100000") + "12345");

            assertThat(response.status()).isEqualTo(413);
            assertThat(response.body()).isEqualTo("big");
            await().until(() -> server.connections() == 0);
            connection.send("x".repeat(99_995));
            assertThat(connection.exchange(Wire.get("/static/reset.css")).status())
                    .isEqualTo(200);
        }
    }

    @Test
    void letsGoOfAClientThatDoesNotStopSendingWhatNobodyWants() {
        try (FakeUpstream server = new FakeUpstream(connection -> {
                    connection.readHead();
                    connection.send("HTTP/1.1 413 Too Large\r\nContent-Length: 3\r\n\r\nbig");
                });
                RunningEdge edge = RunningEdge.before(server);
                RawConnection connection = edge.connect()) {
            connection.send(Wire.request("POST", "/x", "Content-Length: 1000000000") + "12345");
            assertThat(connection.read().status()).isEqualTo(413);

            byte[] block = new byte[1 << 20];
            assertThatThrownBy(() -> {
                        for (int i = 0; i < 100; i++) {
                            connection.send(block);
                        }
                    })
                    .isInstanceOf(UncheckedIOException.class);
        }
    }
}
