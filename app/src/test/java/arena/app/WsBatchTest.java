package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.testing.CountedRecords;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.WsConnection;
import arena.profiles.wire.WsFrame;
import java.io.IOException;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What comes in one read is answered by one write. Over TLS that can be seen from outside: every flush makes a record of its
 * own, and the kernel can't put two together.
 */
class WsBatchTest {

    private static final int FRAMES = 16;

    @ParameterizedTest
    @EnumSource(Flavour.class)
    void answersSixteenFramesInOneRecord(Flavour flavour) throws IOException {
        WsFrame[] frames = IntStream.range(0, FRAMES)
                .mapToObj(i -> WsFrame.text("hello " + i))
                .toArray(WsFrame[]::new);
        int port = SharedServers.of(flavour).port(ListenerNames.HTTPS);
        try (CountedRecords tls = CountedRecords.connect(port);
                WsConnection client = WsConnection.open(RawConnection.over(tls.socket()), "/ws")) {
            client.send(WsFrame.ping("")).read();
            int before = tls.count();

            client.send(frames);

            assertThat(frames).allSatisfy(frame -> assertThat(client.read()).isEqualTo(frame));
            assertThat(tls.count() - before).isEqualTo(1);
        }
    }
}
