package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.app.listen.ListenerException;
import arena.app.testing.Handshake;
import arena.app.testing.RawHttp2;
import arena.app.testing.SampleCertificate;
import arena.app.testing.TestClient;
import arena.profiles.wire.FreePort;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.net.ssl.SSLSession;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which port speaks what, and with whom. */
class ProtocolsTest {

    private static final RunningServer SERVER = SharedServers.of(Flavour.ENGINE);

    @Test
    @DisplayName("67, 68, 73-75: HTTP/2 over TLS 1.3 with the certificate of the folder, for a client that is not ours")
    void speaksHttp2OverTls() throws Exception {
        int port = SERVER.port(ListenerNames.H2);
        try (HttpClient client =
                HttpClient.newBuilder().sslContext(Handshake.trusting()).build()) {
            HttpResponse<String> response = client.send(
                    HttpRequest.newBuilder(URI.create("https://127.0.0.1:" + port + "/baseline2?a=13&b=42"))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());

            assertThat(response.version()).isEqualTo(HttpClient.Version.HTTP_2);
            assertThat(response.statusCode()).isEqualTo(200);
            assertThat(response.headers().firstValue("Content-Type")).contains("text/plain");
            assertThat(response.body()).isEqualTo("55");
            SSLSession session = response.sslSession().orElseThrow();
            assertThat(session.getProtocol()).isEqualTo("TLSv1.3");
            assertThat(session.getPeerCertificates()).contains(Handshake.certificateIn(SampleCertificate.folder()));
        }
    }

    @Test
    @DisplayName("70, 115, 139: ALPN on 8443 is h2 for who offers it; 48, 57: on 8081 never")
    void negotiatesByAlpn() {
        int h2 = SERVER.port(ListenerNames.H2);
        int https = SERVER.port(ListenerNames.HTTPS);

        assertThat(Handshake.offering(h2, "h2")).isEqualTo("h2");
        assertThat(Handshake.offering(h2, "http/1.1", "h2")).isEqualTo("h2");
        assertThat(Handshake.offering(h2, "http/1.1")).isEqualTo("http/1.1");
        assertThat(Handshake.offering(h2)).isEmpty();
        assertThat(Handshake.offering(https, "h2", "http/1.1")).isIn("", "http/1.1");
        assertThat(Handshake.with(h2).get("/pipeline")).endsWith("ok");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.0", "1.1"})
    void refusesHttp1WhereHttp2IsSpokenAlone(String version) {
        try (RawConnection connection = RawConnection.to(SERVER.port(ListenerNames.H2C))) {
            RawResponse response = connection.exchange("GET / HTTP/" + version + "\r\nHost: localhost\r\n\r\n");

            Refused.assertPlainly(response, 400, "this port speaks HTTP/2 alone, by prior knowledge");
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource(Way.class)
    @DisplayName("77-80, 122: each port answers in the version that it is for")
    void answersInItsVersion(Way way) {
        try (TestClient client = way.to(SERVER)) {
            assertThat(client.get("/baseline2?a=13&b=42")).satisfies(response -> {
                assertThat(response.version()).isEqualTo(way.version());
                assertThat(response.status()).isEqualTo(200);
                assertThat(response.header("Content-Type")).contains("text/plain");
                assertThat(response.body()).isEqualTo("55");
            });
            assertThat(client.get("/nowhere").status()).isEqualTo(404);
            assertThat(client.get("/baseline2?a=x").status()).isEqualTo(400);
        }
    }

    @Test
    @DisplayName("RFC 8441: a WebSocket over HTTP/2, which the settings do not offer, is refused by its stream alone")
    void refusesAWebSocketOverHttp2() {
        byte[] connect = RawHttp2.block(List.of(
                ":method", "CONNECT",
                ":protocol", "websocket",
                ":scheme", "http",
                ":authority", "localhost",
                ":path", "/ws",
                "sec-websocket-version", "13"));
        try (RawHttp2 client = RawHttp2.to(SERVER.port(ListenerNames.H2C))) {
            client.send(RawHttp2.HEADERS, RawHttp2.END_HEADERS, 1, connect);

            RawHttp2.Frame refusal = client.read(frame -> frame.stream() == 1);
            client.send(
                    RawHttp2.HEADERS, RawHttp2.END_HEADERS | RawHttp2.END_STREAM, 3, RawHttp2.head("GET", "/pipeline"));
            RawHttp2.Frame body = client.read(frame -> frame.type() == RawHttp2.DATA);

            assertThat(refusal.type()).isEqualTo(RawHttp2.RST_STREAM);
            assertThat(refusal.error()).isEqualTo(RawHttp2.PROTOCOL_ERROR);
            assertThat(body.stream()).isEqualTo(3);
            assertThat(StandardCharsets.US_ASCII.decode(body.payload()).toString())
                    .isEqualTo("ok");
        }
    }

    @ParameterizedTest
    @EnumSource(Flavour.class)
    @DisplayName("RFC 9113, 8.5: CONNECT, which has no path, is refused by its stream alone")
    void refusesConnectOverHttp2(Flavour flavour) {
        byte[] connect = RawHttp2.block(List.of(":method", "CONNECT", ":authority", "localhost:80"));
        try (RawHttp2 client = RawHttp2.to(SharedServers.of(flavour).port(ListenerNames.H2C))) {
            client.send(RawHttp2.HEADERS, RawHttp2.END_HEADERS | RawHttp2.END_STREAM, 1, connect);
            RawHttp2.Frame refusal = client.read(frame -> frame.type() == RawHttp2.DATA);
            client.send(
                    RawHttp2.HEADERS, RawHttp2.END_HEADERS | RawHttp2.END_STREAM, 3, RawHttp2.head("GET", "/pipeline"));
            RawHttp2.Frame body = client.read(frame -> frame.type() == RawHttp2.DATA && frame.stream() == 3);

            assertThat(refusal.stream()).isEqualTo(1);
            assertThat(StandardCharsets.US_ASCII.decode(refusal.payload()).toString())
                    .isEqualTo("malformed path\n");
            assertThat(StandardCharsets.US_ASCII.decode(body.payload()).toString())
                    .isEqualTo("ok");
        }
    }

    @Test
    void saysNothingOfHttp3UnlessToldTo() {
        try (TestClient client = Way.H2.to(SERVER)) {
            assertThat(client.get("/pipeline").header("Alt-Svc")).isEmpty();
        }
    }

    @Test
    void tellsOfHttp3OverTlsWhereItIsToldTo() {
        try (RunningServer server = withCertificate(Flavour.ENGINE)
                        .with("ARENA_ALT_SVC", "on")
                        .start();
                TestClient client = Way.H2.to(server)) {
            String value = "h3=\":" + server.port(ListenerNames.H3) + "\"; ma=86400";

            assertThat(client.get("/pipeline").header("Alt-Svc")).contains(value);
            assertThat(Handshake.with(server.port(ListenerNames.HTTPS)).get("/pipeline"))
                    .containsIgnoringCase("Alt-Svc: " + value);
            assertThat(server.exchange(Wire.get("/pipeline")).header("Alt-Svc")).isEmpty();
            assertThat(server.port(ListenerNames.H3)).isEqualTo(server.port(ListenerNames.H2));
        }
    }

    @Test
    void saysWhoHasThePortOfHttp3() throws IOException {
        // Of TCP nobody may have it.
        try (DatagramSocket taken =
                new DatagramSocket(new InetSocketAddress(InetAddress.getLoopbackAddress(), FreePort.next()))) {
            ServerSetup setup = withCertificate(Flavour.ENGINE).with("ARENA_PORT_H2", "" + taken.getLocalPort());

            assertThatThrownBy(setup::start)
                    .isInstanceOf(ListenerException.class)
                    .hasMessageMatching("h3: port " + taken.getLocalPort() + " is taken by .+ \\(pid " + pid() + "\\)");
        }
    }

    @Test
    void saysWhoHasThePortOfH2c() throws IOException {
        try (ServerSocket taken = new ServerSocket()) {
            taken.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            ServerSetup setup = ServerSetup.of(Flavour.ENGINE).with("ARENA_PORT_H2C", "" + taken.getLocalPort());

            assertThatThrownBy(setup::start)
                    .isInstanceOf(ListenerException.class)
                    .hasMessageMatching(
                            "h2c: port " + taken.getLocalPort() + " is taken by .+ \\(pid " + pid() + "\\)");
        }
    }

    private static ServerSetup withCertificate(Flavour flavour) {
        return ServerSetup.of(flavour)
                .with("ARENA_CERTS", SampleCertificate.folder().toString());
    }

    private static String pid() {
        return Long.toString(ProcessHandle.current().pid());
    }
}
