package arena.app.loop;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFuture;
import io.netty.channel.embedded.EmbeddedChannel;
import java.nio.channels.ClosedChannelException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WriteGathererTest {

    private static final int LARGE = 513;

    private final EmbeddedChannel channel = new EmbeddedChannel(new WriteGatherer());

    @AfterEach
    void close() {
        channel.finishAndReleaseAll();
    }

    @Test
    void smallPiecesLeaveAsOneWhenTheyAreFlushed() {
        List<ChannelFuture> written = List.of(write("one "), write("two "), write("three"));
        assertThat(written).noneMatch(ChannelFuture::isDone);

        channel.flush();

        assertThat(sent()).containsExactly("one two three");
        assertThat(written).allMatch(ChannelFuture::isSuccess);
    }

    @Test
    void whatIsAloneIsNotCopied() {
        ByteBuf piece = bytes("alone");
        var _ = channel.writeOneOutbound(piece);
        channel.flushOutbound();

        assertThat(channel.<ByteBuf>readOutbound()).isSameAs(piece);
        piece.release();
    }

    @Test
    void whatIsLargeKeepsItsPlaceBetweenSmallPieces() {
        String large = "x".repeat(LARGE);
        var _ = write("a");
        var _ = write("b");
        var _ = write(large);
        var _ = write("c");
        channel.flush();

        assertThat(sent()).containsExactly("ab", large, "c");
    }

    @Test
    void manyPiecesBecomeSeveralBuffersAndNoByteIsLost() {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < 10_000; i++) {
            String piece = "piece " + i + ", ";
            all.append(piece);
            var _ = write(piece);
        }
        channel.flush();

        List<String> sent = sent();
        assertThat(sent).hasSizeBetween(2, 20);
        assertThat(String.join("", sent)).isEqualTo(all.toString());
    }

    @Test
    void whatIsNotFlushedWhenTheConnectionIsClosedFails() {
        List<ChannelFuture> written = List.of(write("one"), write("two"));

        var _ = channel.close();

        assertThat(written).allSatisfy(future -> assertThat(future.cause()).isInstanceOf(ClosedChannelException.class));
        assertThat(sent()).isEmpty();
    }

    private ChannelFuture write(String text) {
        return channel.write(bytes(text));
    }

    private static ByteBuf bytes(String text) {
        return Unpooled.copiedBuffer(text, US_ASCII);
    }

    private List<String> sent() {
        List<String> sent = new ArrayList<>();
        for (ByteBuf bytes = channel.readOutbound(); bytes != null; bytes = channel.readOutbound()) {
            sent.add(bytes.toString(US_ASCII));
            bytes.release();
        }
        return sent;
    }
}
