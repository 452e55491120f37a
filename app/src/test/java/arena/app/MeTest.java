package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.testing.SharedPostgres;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who a request says it is from counts only where the edge says so. */
@ParameterizedClass
@EnumSource(Flavour.class)
record MeTest(Flavour flavour) {

    private static final String ALICE = Wire.request("GET", "/api/me", "X-User-Id: 42");

    @Test
    void asksForTheUser() {
        RawResponse response = server().exchange(Wire.get("/api/me"));

        Refused.assertPlainly(response, 401, "unauthorized");
        assertThat(response.header("WWW-Authenticate")).hasValue("Bearer");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "+42", "42,43", "0x2a", "9223372036854775808", "4 2", "4.2"})
    void refusesIdThatIsNoInteger(String id) {
        try (RawConnection connection = server().connect()) {
            Refused.assertPlainly(connection.exchange(header(id)), 400, "X-User-Id");
            Refused.assertStillServing(connection);
        }
    }

    @Test
    void refusesTwoIds() {
        Refused.assertPlainly(
                server().exchange(Wire.request("GET", "/api/me", "X-User-Id: 7", "X-User-Id: 42")), 400, "X-User-Id");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-42", "43", "2147483647", "2147483648", "4294967338", "9223372036854775807"})
    void answersNotFoundWhereThereIsNoSuchUser(String id) {
        Refused.assertPlainly(server().exchange(header(id)), 404, "not found");
    }

    @Test
    void answersEachUserWithHimself() {
        for (int round = 0; round < 3; round++) {
            assertThat(server().exchange(header("7")).body())
                    .contains("\"id\":7,", "Bruno Okafor", "\"plan\":\"free\"");
            assertThat(server().exchange(header("42")).body()).contains("\"id\":42,", "alice@example.com");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "127.0.0.1/32 | 127.0.0.1 | 200",
                "127.0.0.1/32 | 127.0.0.2 | 401",
                "127.0.0.2, 10.0.0.0/8 | 127.0.0.2 | 200",
                "127.0.0.2, 10.0.0.0/8 | 127.0.0.1 | 401",
                "127.0.0.0/30 | 127.0.0.3 | 200",
                "127.0.0.0/30 | 127.0.0.4 | 401",
                "::1 | 127.0.0.1 | 401"
            })
    void believesTheEdgeAlone(String edge, String from, int status) throws IOException {
        ServerSetup setup = ServerSetup.of(flavour)
                .with("ARENA_EDGE", edge)
                .with("DATABASE_URL", SharedPostgres.url())
                .with("DATABASE_MAX_CONN", "2");
        try (RunningServer server = setup.start()) {
            // Both ways round, since who asked last is remembered.
            for (int round = 0; round < 2; round++) {
                assertThat(from(from, server.port(), ALICE).status()).isEqualTo(status);
                assertThat(from("127.0.0.9", server.port(), ALICE).status()).isEqualTo(401);
                assertThat(from(
                                        "127.0.0.9",
                                        server.port(),
                                        Wire.request(
                                                "GET",
                                                "/api/me",
                                                "X-User-Id: 42",
                                                "X-Forwarded-For: 127.0.0.1",
                                                "Forwarded: for=127.0.0.1",
                                                "X-Real-IP: 127.0.0.1"))
                                .status())
                        .isEqualTo(401);
            }
        }
    }

    private RunningServer server() {
        return SharedServers.of(flavour);
    }

    private static String header(String id) {
        return Wire.request("GET", "/api/me", "X-User-Id: " + id);
    }

    /** Sends it from another address of this machine. */
    private static RawResponse from(String address, int port, String request) throws IOException {
        Socket socket = new Socket(InetAddress.ofLiteral("127.0.0.1"), port, InetAddress.ofLiteral(address), 0);
        try (RawConnection connection = RawConnection.over(socket)) {
            return connection.exchange(request);
        }
    }
}
