package arena.profiles.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Frames as bytes: the examples of RFC 6455 (1.3, 5.7) and the borders of the three lengths. */
class WsFrameTest {

    @Test
    void writesTheExamplesOfTheStandard() {
        assertThat(hex(WsFrame.text("Hello").unmasked())).isEqualTo("810548656c6c6f");
        assertThat(hex(WsFrame.text("Hello").masked(0x37fa213d))).isEqualTo("818537fa213d7f9f4d5158");
        assertThat(hex(WsFrame.text("Hel").unfinished().unmasked())).isEqualTo("010348656c");
        assertThat(hex(WsFrame.continuation("lo").unmasked())).isEqualTo("80026c6f");
        assertThat(hex(WsFrame.ping("Hello").unmasked())).isEqualTo("890548656c6c6f");
        assertThat(hex(WsFrame.pong("Hello").masked(0x37fa213d))).isEqualTo("8a8537fa213d7f9f4d5158");
        assertThat(hex(WsFrame.close(1000, "é").unmasked())).isEqualTo("880403e8c3a9");
        assertThat(hex(WsFrame.text("").withRsv(5).masked(0))).isEqualTo("d18000000000");
        assertThat(WsHandshake.accept("dGhlIHNhbXBsZSBub25jZQ==")).isEqualTo("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    }

    @Test
    void writesLengthsLongerThanTheyHaveToBe() {
        assertThat(hex(WsFrame.text("a").masked(0, 126))).isEqualTo("81fe00010000000061");
        assertThat(hex(WsFrame.text("a").masked(0, 127))).isEqualTo("81ff00000000000000010000000061");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 125, 126, 65_535, 65_536, 1_048_576})
    void readsWhatItWrites(int length) throws IOException {
        WsFrame frame = WsFrame.binary("\u00ff".repeat(length));

        assertThat(read(frame.unmasked())).isEqualTo(frame);
    }

    @Test
    void readsCodeOfCloseFrame() {
        assertThat(WsFrame.close(1007, "x").closeCode()).isEqualTo(1007);
        assertThat(WsFrame.close(65_535, "").closeCode()).isEqualTo(65_535);
        assertThat(WsFrame.close().closeCode()).isEqualTo(1005);
    }

    @Test
    void refusesFramesThatNoServerMaySend() {
        assertThatThrownBy(() -> read(WsFrame.text("a").masked(1))).hasMessageContaining("masked");
        assertThatThrownBy(() -> read(new byte[] {(byte) 0x81, 126, 0, 1, 'a'})).hasMessageContaining("of length");
        assertThatThrownBy(() -> read(new byte[] {(byte) 0x81, 5, 'a'})).hasMessageContaining("end of the connection");
    }

    private static WsFrame read(byte[] sent) throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                WsConnection client = WsConnection.over(RawConnection.to(server.getLocalPort()));
                Socket accepted = server.accept()) {
            Fragments.threads().execute(() -> {
                try (accepted) {
                    accepted.getOutputStream().write(sent);
                } catch (IOException ignored) {
                    // The client has said already what it thinks of it.
                }
            });
            return client.read();
        }
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }
}
