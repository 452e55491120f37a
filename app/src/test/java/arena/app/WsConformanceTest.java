package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.wire.Fragments;
import arena.profiles.wire.WsConnection;
import arena.profiles.wire.WsFrame;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What RFC 6455 demands of a server, case by case, in the groups of the usual conformance suite but compression. */
@ParameterizedClass
@EnumSource(Flavour.class)
class WsConformanceTest {

    private final RunningServer server;

    WsConformanceTest(Flavour flavour) {
        server = SharedServers.of(flavour);
    }

    static Stream<WsCase> cases() {
        return Stream.of(WsFrameCases.all(), WsTextCases.all(), WsCloseCases.all())
                .flatMap(group -> group);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void answersAsTheStandardSays(WsCase it) {
        check(server.port(), it);
    }

    static void check(int port, WsCase it) {
        try (WsConnection client = WsConnection.open(port)) {
            client.raw().waitingAtMost(Duration.ofSeconds(2));
            // Beside the reading, for a server that does not read while its echoes are not read would wait for ever.
            Fragments.threads().execute(() -> sendAll(client, it));

            for (WsFrame answer : it.answers()) {
                assertSame(client.read(), answer);
            }
            if (it.closeCodes().isEmpty()) {
                client.send(WsFrame.close(1000, "done"));
                assertThat(client.read()).isEqualTo(WsFrame.close(1000, "done"));
            } else {
                assertCloses(client, it);
            }
            assertThat(client.raw().isClosedByServer()).isTrue();
        }
    }

    private static void sendAll(WsConnection client, WsCase it) {
        try {
            it.pieces().forEach(client.raw()::send);
        } catch (UncheckedIOException ignored) {
            // The server has heard enough; what it says to that is read elsewhere.
        }
    }

    private static void assertCloses(WsConnection client, WsCase it) {
        WsFrame last = client.read();

        assertThat(last.opcode()).isEqualTo(WsFrame.CLOSE);
        assertThat(it.closeCodes()).contains(last.closeCode());
        confirm(client, last);
    }

    /** As a client should, though the server may have gone already. */
    private static void confirm(WsConnection client, WsFrame close) {
        try {
            client.send(close);
            client.raw().finishSending();
        } catch (UncheckedIOException ignored) {
            // It has.
        }
    }

    /** What differs of a megabyte nobody wants to read. */
    private static void assertSame(WsFrame actual, WsFrame expected) {
        if (expected.payload().length() > 1000) {
            assertThat(actual.payload()).hasSameSizeAs(expected.payload());
            assertThat(actual.equals(expected)).isTrue();
        } else {
            assertThat(actual).isEqualTo(expected);
        }
    }
}
