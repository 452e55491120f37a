package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.app.testing.FakeUpstream;
import arena.app.testing.RefusingPort;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.Wire;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Servers that misbehave before or within their answers: every request gets an end, and soon. */
@Timeout(60)
class EdgeFailureTest {

    private static final Pattern WHOLE_REFUSAL = Pattern.compile("(?s)HTTP/1\\.1 50\\d .*\r\n\r\n[^\n]+\n");

    private static final String HEAD = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n";

    @Test
    void answers502WhereNobodyListens() {
        try (RefusingPort nobody = new RefusingPort();
                RunningEdge edge = RunningEdge.before(nobody.port(), nobody.port());
                RawConnection connection = edge.connect()) {
            for (int i = 0; i < 20; i++) {
                Refused.assertPlainly(connection.exchange(Wire.get("/x")), 502, "can't be reached");
            }
            connection.send(Wire.get("/x").repeat(100));
            for (int i = 0; i < 100; i++) {
                Refused.assertPlainly(connection.read(), 502, "can't be reached");
            }
        }
    }

    @Test
    void answers504WhereNobodyAnswers() {
        try (FakeUpstream silent = new FakeUpstream(FakeUpstream.Connection::awaitEnd);
                RunningEdge edge = RunningEdge.impatientBefore(silent);
                RawConnection connection = edge.connect()) {
            Refused.assertPlainly(connection.exchange(Wire.get("/x")), 504, "too long");
            Refused.assertPlainly(connection.exchange(Wire.post("/x", "abc")), 504, "too long");
            await().until(() -> silent.connections() == 0);
        }
    }

    @Test
    void answers503WhereNoConnectionBecomesFree() {
        try (FakeUpstream silent = new FakeUpstream(FakeUpstream.Connection::awaitEnd);
                RunningEdge edge = RunningEdge.impatientBefore(silent)) {
            List<RawConnection> clients = new ArrayList<>();
            for (int i = 0; i < 9; i++) {
                clients.add(edge.connect().send(Wire.get("/x")));
            }

            List<Integer> statuses =
                    clients.stream().map(client -> client.read().status()).toList();

            // Of the eight that have one, and of the ninth, whose patience with that is shorter.
            assertThat(statuses).containsOnly(504, 503).contains(503);
            assertThat(silent.accepted()).isLessThanOrEqualTo(9);
            clients.forEach(RawConnection::close);
        }
    }

    static Stream<Named<FakeUpstream.Script>> beforeItsAnswer() {
        return Stream.of(
                Named.of("reset at once", FakeUpstream.Connection::reset),
                Named.of("closed at once", _ -> {}),
                Named.of("reset after the request", connection -> {
                    connection.readHead();
                    connection.reset();
                }),
                Named.of("half a head", connection -> {
                    connection.readHead();
                    connection.send("HTTP/1.1 200 OK\r\nContent-Le");
                }),
                Named.of("half a head, then reset", connection -> {
                    connection.readHead();
                    connection.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n");
                    connection.reset();
                }),
                Named.of("not HTTP", connection -> says(connection, "220 mail.example.org ESMTP\r\n")),
                Named.of("SSH", connection -> says(connection, "SSH-2.0-OpenSSH_9.2\r\n\r\n")),
                Named.of("no colon", connection -> says(connection, "HTTP/1.1 200 OK\r\nabc\r\n\r\n")),
                Named.of(
                        "head of 1 MiB",
                        connection -> says(connection, HEAD + "X: " + "x".repeat(1 << 20) + "\r\n\r\n")),
                Named.of(
                        "length no number", connection -> says(connection, HEAD + "Content-Length: five\r\n\r\nabcde")),
                Named.of("length negative", connection -> says(connection, HEAD + "Content-Length: -5\r\n\r\nabcde")),
                Named.of(
                        "length beyond all numbers",
                        connection -> says(connection, HEAD + "Content-Length: 99999999999999999999\r\n\r\na")),
                Named.of(
                        "two lengths",
                        connection -> says(connection, HEAD + "Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef")),
                Named.of(
                        "length and chunks",
                        connection -> says(
                                connection, HEAD + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")),
                Named.of(
                        "switching protocols",
                        connection -> says(
                                connection,
                                "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n")));
    }

    private static void says(FakeUpstream.Connection connection, String bytes) throws IOException {
        connection.readHead();
        connection.send(bytes);
        connection.awaitEnd();
    }

    @ParameterizedTest
    @MethodSource
    void beforeItsAnswer(FakeUpstream.Script script) {
        try (FakeUpstream server = new FakeUpstream(script);
                RunningEdge edge = RunningEdge.before(server);
                RawConnection connection = edge.connect()) {
            for (int i = 0; i < 3; i++) {
                Refused.assertPlainly(connection.exchange(Wire.get("/x")), 502, "broken off");
                Refused.assertPlainly(connection.exchange(Wire.post("/x", "abc")), 502, "broken off");
            }
            await().until(() -> server.connections() == 0);
        }
    }

    static Stream<Named<FakeUpstream.Script>> withinItsAnswer() {
        return Stream.of(
                Named.of("closed within a body", connection -> {
                    connection.readHead();
                    connection.send(HEAD + "Content-Length: 10\r\n\r\nabcde");
                }),
                Named.of("reset within a body", connection -> {
                    connection.readHead();
                    connection.send(HEAD + "Content-Length: 10\r\n\r\nabcde");
                    connection.reset();
                }),
                Named.of("closed between chunks", connection -> {
                    connection.readHead();
                    connection.send(HEAD + "Transfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n");
                }),
                Named.of("closed within a chunk", connection -> {
                    connection.readHead();
                    connection.send(HEAD + "Transfer-Encoding: chunked\r\n\r\n9\r\nabcde");
                }),
                Named.of(
                        "chunk of no size",
                        connection ->
                                says(connection, HEAD + "Transfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\nzz\r\n")),
                Named.of(
                        "chunk of more than its size",
                        connection ->
                                says(connection, HEAD + "Transfer-Encoding: chunked\r\n\r\n5\r\nabcdefg\r\n0\r\n\r\n")),
                Named.of(
                        "silent within a body",
                        connection -> says(connection, HEAD + "Content-Length: 10\r\n\r\nabcde")),
                Named.of(
                        "silent between chunks",
                        connection -> says(connection, HEAD + "Transfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n")));
    }

    /** The client must see that it has not got everything: never a whole response of half a body. */
    @ParameterizedTest
    @MethodSource
    void withinItsAnswer(FakeUpstream.Script script) {
        try (FakeUpstream server = new FakeUpstream(script);
                RunningEdge edge = RunningEdge.impatientBefore(server)) {
            for (int i = 0; i < 3; i++) {
                try (RawConnection connection = edge.connect()) {
                    connection.send(Wire.get("/x"));
                    String all = readToEnd(connection);

                    // Where it was seen before a byte of the body was sent, the client is told plainly.
                    if (!isRefusal(all)) {
                        assertThat(all).contains("abcde").doesNotContain("\r\n0\r\n");
                    }
                }
            }
            await().until(() -> server.connections() == 0);
        }
    }

    /** Whether this is a whole answer of the edge itself, after which the connection goes on. */
    private static boolean isRefusal(CharSequence all) {
        return WHOLE_REFUSAL.matcher(all).matches();
    }

    private static String readToEnd(RawConnection connection) {
        StringBuilder all = new StringBuilder();
        byte[] some = new byte[4096];
        try {
            for (int count = connection.readSome(some); count >= 0; count = connection.readSome(some)) {
                all.append(Wire.text(Arrays.copyOf(some, count)));
                if (isRefusal(all)) {
                    return all.toString();
                }
            }
        } catch (UncheckedIOException _) {
            // A reset tells the client as well.
        }
        return all.toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nevil!",
                "garbage",
                "\r\n\r\n",
                "HTTP/1.1 100 Continue\r\n\r\n"
            })
    void givesNobodyWhatIsLeftOverOfAnAnswer(String more) {
        try (FakeUpstream server = new FakeUpstream(connection -> {
                    while (true) {
                        connection.readHead();
                        connection.send(HEAD + "Content-Length: 4\r\n\r\ngood" + more);
                    }
                });
                RunningEdge edge = RunningEdge.before(server);
                RawConnection connection = edge.connect()) {
            connection.send(Wire.get("/x").repeat(50));
            for (int i = 0; i < 50; i++) {
                assertThat(connection.read().body()).isIn("good", "the server has broken off its answer\n");
            }
        }
    }

    @Test
    void repeatsWhatMayBeRepeatedWhereAConnectionHadEndedMeanwhile() {
        AtomicInteger posts = new AtomicInteger();
        try (FakeUpstream forgetful = new FakeUpstream(connection -> {
                    connection.readHead();
                    connection.answer("ok");
                    if (connection.readHead().startsWith("POST")) {
                        posts.incrementAndGet();
                    }
                });
                RunningEdge edge = RunningEdge.before(forgetful);
                RawConnection connection = edge.connect()) {
            for (int i = 0; i < 20; i++) {
                assertThat(connection.exchange(Wire.get("/x")).status()).isEqualTo(200);
            }
            assertThat(connection.exchange(Wire.post("/x", "")).status()).isEqualTo(502);
            assertThat(posts).hasValue(1);
        }
    }

    @Test
    void usesNoConnectionAgainThatTheServerCloses() {
        try (FakeUpstream closing = new FakeUpstream(connection -> {
                    connection.readHead();
                    connection.answer("ok", "Connection: close");
                    connection.awaitEnd();
                });
                RunningEdge edge = RunningEdge.before(closing);
                RawConnection connection = edge.connect()) {
            for (int i = 0; i < 20; i++) {
                assertThat(connection.exchange(Wire.post("/x", "")).status()).isEqualTo(200);
            }
            assertThat(closing.accepted()).isEqualTo(20);
        }
    }

    @Test
    void waitsForABodyThatComesSlowly() {
        try (FakeUpstream slow = new FakeUpstream(connection -> {
                    connection.readHead();
                    connection.send(HEAD + "Content-Length: 5\r\n\r\n");
                    for (String part : List.of("a", "b", "c", "d", "e")) {
                        LockSupport.parkNanos(Duration.ofMillis(400).toNanos());
                        connection.send(part);
                    }
                });
                RunningEdge edge = RunningEdge.before(slow)) {
            assertThat(edge.exchange(Wire.get("/x")).body()).isEqualTo("abcde");
        }
    }

    @Test
    void passesOnAtOnceWhatComes() {
        try (FakeUpstream server = new FakeUpstream(connection -> {
                    connection.readHead();
                    connection.send(HEAD + "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n");
                    // Only goes on when the client has seen the beginning.
                    connection.readHead();
                });
                RunningEdge edge = RunningEdge.before(server);
                RawConnection connection = edge.connect()) {
            connection.send(Wire.get("/x"));
            StringBuilder seen = new StringBuilder();
            byte[] some = new byte[1000];
            while (seen.indexOf("abc") < 0) {
                seen.append(Wire.text(Arrays.copyOf(some, connection.readSome(some))));
            }
            assertThat(seen).contains("3\r\nabc\r\n");
        }
    }
}
