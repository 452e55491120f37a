package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.app.listen.Listener;
import arena.app.listen.ListenerConfig;
import arena.app.listen.ListenerException;
import arena.app.loop.TransportChoice;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A port that another process has taken between its choice and its opening. */
class ChosenPortsTest {

    private ServerSocket taken;
    private final AtomicInteger starts = new AtomicInteger();

    @BeforeEach
    void take() throws IOException {
        taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    }

    @AfterEach
    void free() throws IOException {
        taken.close();
    }

    @Test
    void othersAreChosenForOneThatWasLost() {
        Service service = ChosenPorts.open(_ -> false, () -> start(starts.incrementAndGet() < 3));

        assertThat(service.port("http")).isPresent();
        assertThat(starts).hasValue(3);
        service.stop();
    }

    @Test
    void itIsGivenUpInTheEnd() {
        assertThatThrownBy(() -> ChosenPorts.open(_ -> false, () -> start(starts.incrementAndGet() > 0)))
                .isInstanceOf(ListenerException.class)
                .hasMessageContaining("http: port " + taken.getLocalPort() + " is taken by");
        assertThat(starts).hasValue(3);
    }

    @Test
    void oneThatWasNamedIsNotGivenUp() {
        assertThatThrownBy(() -> ChosenPorts.open(
                        port -> port == taken.getLocalPort(), () -> start(starts.incrementAndGet() > 0)))
                .isInstanceOf(ListenerException.class);
        assertThat(starts).hasValue(1);
    }

    private Service start(boolean onTakenPort) {
        int port = onTakenPort ? taken.getLocalPort() : 0;
        return Service.start(
                1,
                Optional.of(TransportChoice.NIO),
                loops -> List.of(
                        Listener.open(ListenerConfig.clear("http", "127.0.0.1", port, ListenerConfig.HTTP_1), List.of())
                                .await()));
    }
}
