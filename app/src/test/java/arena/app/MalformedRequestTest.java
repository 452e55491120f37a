package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is not HTTP is refused, and the connection is closed, since nobody knows where the next request would begin. */
@ParameterizedClass
@EnumSource(Flavour.class)
class MalformedRequestTest {

    private final RunningServer server;

    MalformedRequestTest(Flavour flavour) {
        server = SharedServers.of(flavour);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "NONSENSE\r\n\r\n",
                "\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003\r\n\r\n",
                "GET /pipeline\r\nHost: localhost\r\n\r\n",
                "GET /pipeline HTTP/1.1 x\r\nHost: localhost\r\n\r\n",
                "GET /pipeline HTTP/x.y\r\nHost: localhost\r\n\r\n",
                "GET /pipeline HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n",
                "GET /pipeline HTTP/1.1\r\nHost: localhost\r\nNa me: x\r\n\r\n",
                "GET /pipeline HTTP/1.1\r\nHost: localhost\r\nName : x\r\n\r\n",
                "GET /pipeline HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n",
                "GET /pipeline HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n",
                "POST /echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n",
                "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
                "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
                "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
                "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\nab",
            })
    void refusesMalformedHeadAndCloses(String request) {
        try (RawConnection connection = server.connect()) {
            RawResponse response = connection.exchange(request);

            Refused.assertPlainly(response, 400, "");
            assertThat(response.header("Connection")).hasValue("close");
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"FOO/1.1", "HTTP/3.0", "HTTP/2.0", "HTTP/1.2", "HTTP/1.10", "HTTP/0.9", "http/1.1"})
    void refusesOtherVersion(String version) {
        try (RawConnection connection = server.connect()) {
            connection.send(Wire.get("/delay/50") + "GET /pipeline " + version + "\r\nHost: localhost\r\n\r\n");

            assertThat(connection.read().body()).isEqualTo("50");
            Refused.assertPlainly(connection.read(), 505, "the version of HTTP is not known");
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Host: localhost\r\nHost: localhost",
                "Host: a\r\nhost: b",
                "Host: a b",
                "Host: a/b",
                "Host: u@a",
                "Host: a:x",
                "Host: a:80:80",
                "Host: [::1",
                "Host: a?b"
            })
    void refusesMalformedHost(String field) {
        try (RawConnection connection = server.connect()) {
            connection.send("GET /pipeline HTTP/1.1\r\n" + field + "\r\n\r\n" + Wire.get("/pipeline"));

            Refused.assertPlainly(connection.read(), 400, "Host");
            assertThat(connection.isClosedByServer())
                    .as("what follows is not taken for a request")
                    .isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a:80", "127.0.0.1:8080", "[::1]", "[::1]:8080", "xn--a.b-c_d:0"})
    void takesEveryHostThatMayBe(String host) {
        assertThat(server.exchange("GET /pipeline HTTP/1.1\r\nHost: " + host + "\r\n\r\n")
                        .body())
                .isEqualTo("ok");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip, chunked", "gzip\r\nTransfer-Encoding: chunked", "x, chunked"})
    void refusesTransferCodingThatItDoesNotKnow(String coding) {
        String request = Wire.request("POST", "/echo", "Transfer-Encoding: " + coding) + "3\r\nabc\r\n0\r\n\r\n";

        try (RawConnection connection = server.connect()) {
            RawResponse response = connection.exchange(request);

            Refused.assertPlainly(response, 501, "the transfer coding is not known");
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    @Test
    void takesChunkedInAnyCase() {
        String request = Wire.request("POST", "/echo", "Transfer-Encoding: Chunked") + "3\r\nabc\r\n0\r\n\r\n";

        assertThat(server.exchange(request).body()).isEqualTo("abc");
    }

    @Test
    void refusesSmuggling() {
        // Both framings at once: whoever goes by the other one than the proxy before him sees a second request.
        String request = Wire.request("POST", "/echo", "Content-Length: 4", "Transfer-Encoding: chunked") + "0\r\n\r\n"
                + Wire.get("/pipeline");

        try (RawConnection connection = server.connect()) {
            RawResponse response = connection.exchange(request);

            assertThat(response.status()).isIn(200, 400);
            assertThat(response.body()).doesNotContain("GET");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "POST", "HEAD"})
    void refusesRequestWithoutHost(String method) {
        try (RawConnection connection = server.connect()) {
            connection.send(method + " /baseline11?a=1&b=2 HTTP/1.1\r\nAccept: */*\r\n\r\n");
            RawResponse response = method.equals("HEAD") ? connection.readHead() : connection.read();

            assertThat(response.status()).isEqualTo(400);
            if (!method.equals("HEAD")) {
                Refused.assertPlainly(response, 400, "Host");
            }
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {17_000, 100_000})
    void refusesHeadThatIsTooLarge(int bytes) {
        try (RawConnection connection = server.connect()) {
            RawResponse response = connection.exchange(Wire.request("GET", "/pipeline", "X: " + "x".repeat(bytes)));

            Refused.assertPlainly(response, 431, "too large");
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    @Test
    void refusesTooManyFields() {
        String[] fields = new String[2000];
        Arrays.fill(fields, "X: 1234567890");

        try (RawConnection connection = server.connect()) {
            Refused.assertPlainly(connection.exchange(Wire.request("GET", "/pipeline", fields)), 431, "too large");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {17_000, 100_000})
    void refusesRequestLineThatIsTooLong(int bytes) {
        try (RawConnection connection = server.connect()) {
            RawResponse response = connection.exchange(Wire.get("/pipeline?" + "x".repeat(bytes)));

            Refused.assertPlainly(response, 414, "too long");
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    @Test
    void takesHeadJustBelowTheLimit() {
        String target = "/pipeline?" + "x".repeat(15_000);

        RawResponse response = server.exchange(Wire.request("GET", target, "X: " + "x".repeat(15_000)));

        assertThat(response.body()).isEqualTo("ok");
    }

    @Test
    void answersWhatCameBeforeTheMalformedRequest() {
        try (RawConnection connection = server.connect()) {
            connection.send(Wire.get("/delay/50") + Wire.get("/pipeline") + "NONSENSE\r\n\r\n");

            assertThat(connection.read().body()).isEqualTo("50");
            assertThat(connection.read().body()).isEqualTo("ok");
            Refused.assertPlainly(connection.read(), 400, "");
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    @Test
    void ignoresEmptyLinesBeforeRequest() {
        assertThat(server.exchange("\r\n\r\n" + Wire.get("/pipeline")).body()).isEqualTo("ok");
    }
}
