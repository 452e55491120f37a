package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.testing.FakeUpstream;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.Wire;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests within requests: whatever two readers could take for two different things is refused, and the connection closed. */
class EdgeSmugglingTest {

    private static final String HIDDEN = "GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n";

    /** Where requests go that break off. */
    private static final String BROKEN = "/broken";

    private static FakeUpstream server;
    private static RunningEdge edge;

    @BeforeAll
    static void start() {
        server = new FakeUpstream(connection -> {
            while (true) {
                String head = connection.readHead().toLowerCase(Locale.ROOT);
                if (head.contains("transfer-encoding: chunked")) {
                    connection.readChunks();
                } else if (head.contains("content-length: ")) {
                    int at = head.indexOf("content-length: ") + 16;
                    connection.readBytes(Integer.parseInt(head.substring(at, head.indexOf('\r', at))));
                }
                connection.answer("ok");
            }
        });
        edge = RunningEdge.before(server);
    }

    @AfterAll
    static void stop() {
        edge.close();
        server.close();
    }

    @AfterEach
    void forget() {
        server.heads().clear();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // Length and chunks, in both orders.
                "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                "Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n",
                // Chunks by other names.
                "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
                "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
                "Transfer-Encoding: identity\r\nContent-Length: 3\r\n\r\nabc",
                "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
                "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
                "Transfer-Encoding: \u000bchunked\r\n\r\n0\r\n\r\n",
                "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
                "Transfer_Encoding: chunked\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
                // Several lengths, and odd ones.
                "Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
                "Content-Length: 3, 4\r\n\r\nabcd",
                "Content-Length: +3\r\n\r\nabc",
                "Content-Length: -1\r\n\r\n",
                "Content-Length: 0x3\r\n\r\nabc",
                "Content-Length: 3 3\r\n\r\nabc",
                "Content-Length : 3\r\n\r\nabc",
                // Odd lines.
                " Content-Length: 3\r\n\r\nabc",
                "X: a\nContent-Length: 3\r\n\r\nabc",
                "X: a\rContent-Length: 3\r\n\r\nabc",
                "X\u0000: a\r\n\r\n",
                "X: a\u0000b\r\n\r\n",
                "X: a\u007fb\r\n\r\n",
                "X y: a\r\n\r\n",
                ": a\r\n\r\n",
                "Host: other\r\n\r\n",
                "Host: localhost:8080\r\n\r\n",
            })
    void isRefusedAndEndsTheConnection(String rest) {
        try (RawConnection connection = edge.connect()) {
            connection.send("POST /x HTTP/1.1\r\nHost: localhost:8080\r\n" + rest + HIDDEN);

            String all = connection.readToEnd();

            assertThat(all).matches(Pattern.compile("HTTP/1.1 (400|501) .*", Pattern.DOTALL));
            assertThat(all.split("HTTP/1\\.1 ", -1)).as(all).hasSize(2);
        }
        assertThat(heads()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /x HTTP/1.1\r\n\r\n",
                "GET /x HTTP/1.1\r\nHost: a b\r\n\r\n",
                "GET /x HTTP/1.1\r\nHost: a/b\r\n\r\n",
                "GET /x HTTP/1.1\r\nHost: a, b\r\n\r\n",
                "GET /x y HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /x HTTP/1.1 \r\nHost: x\r\n\r\n",
                "GET /x HTTP/2.0\r\nHost: x\r\n\r\n",
                "GET /x HTTP/1.1\nHost: x\n\n",
                "POST /x HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            })
    void isNoRequest(String request) {
        try (RawConnection connection = edge.connect()) {
            connection.send(request);

            assertThat(connection.read().status()).isIn(400, 501, 505);
        }
        assertThat(heads()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"zz\r\n", "-1\r\n", "5\nabcde\r\n0\r\n\r\n", "5\r\nabcdeXX0\r\n\r\n", "ffffffffffffffff1\r\n"})
    void brokenChunksEndTheConnectionAndHideNothing(String chunks) {
        try (RawConnection connection = edge.connect()) {
            connection.send(
                    Wire.request("POST", BROKEN, "Transfer-Encoding: chunked") + chunks + "\r\n0\r\n\r\n" + HIDDEN);

            String all = connection.readToEnd();
            assertThat(all.split("HTTP/1\\.1 ", -1).length).as(all).isLessThanOrEqualTo(2);
        }
        assertThat(server.heads()).noneMatch(head -> head.contains("hidden"));
    }

    @Test
    void aRequestInABodyIsABody() {
        try (RawConnection connection = edge.connect()) {
            assertThat(connection.exchange(Wire.post("/x", HIDDEN)).body()).isEqualTo("ok");
            assertThat(connection.exchange(Wire.postChunked("/x", HIDDEN, 7)).body())
                    .isEqualTo("ok");
            assertThat(connection
                            .exchange(Wire.request("GET", "/x", "Content-Length: " + HIDDEN.length()) + HIDDEN)
                            .body())
                    .isEqualTo("ok");
        }
        assertThat(heads()).hasSize(3).noneMatch(head -> head.contains("hidden"));
    }

    @Test
    void aFoldedFieldIsJoined() {
        assertThat(edge.exchange(Wire.request("GET", "/x", "X: a\r\n b: c", "Y: d"))
                        .status())
                .isEqualTo(200);
        assertThat(heads().getFirst()).contains("X: a b: c\r\n", "Y: d\r\n");
    }

    @Test
    void namedByConnectionNothingOfTheFramingIsLost() {
        try (RawConnection connection = edge.connect()) {
            assertThat(connection
                            .exchange(Wire.post(
                                    "/x", HIDDEN, "Connection: Content-Length, Host, X-User-Id, X-Forwarded-For"))
                            .body())
                    .isEqualTo("ok");
        }
        assertThat(heads().getFirst())
                .contains("content-length: " + HIDDEN.length(), "host: localhost:8080", "x-forwarded-for: 127.0.0.1");
    }

    /** Of what has reached the server, without that whose end it may have seen late. */
    private static List<String> heads() {
        return server.heads().stream().filter(head -> !head.contains(BROKEN)).toList();
    }
}
