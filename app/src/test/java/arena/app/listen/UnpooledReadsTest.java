package arena.app.listen;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufHolder;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.DefaultHttpRequest;
import io.netty.handler.codec.http.DefaultLastHttpContent;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is read is handed on in memory that may be forgotten. */
class UnpooledReadsTest {

    @ParameterizedTest
    @MethodSource("holders")
    void copiesWhatAMessageHolds(ByteBufHolder message) {
        ByteBuf content = message.content();

        ByteBufHolder passed = pass(message);

        assertThat(content.refCnt()).isZero();
        assertThat(passed).isInstanceOf(message.getClass());
        assertThat(passed.content().alloc()).isInstanceOf(UnpooledByteBufAllocator.class);
        assertThat(passed.content().toString(StandardCharsets.US_ASCII)).isEqualTo("content");
    }

    static Stream<ByteBufHolder> holders() {
        return Stream.of(
                new DefaultHttpContent(pooled()),
                new DefaultLastHttpContent(pooled()),
                new TextWebSocketFrame(false, 0, pooled()));
    }

    @Test
    void copiesBytes() {
        ByteBuf bytes = pooled();

        ByteBuf passed = pass(bytes);

        assertThat(bytes.refCnt()).isZero();
        assertThat(passed.alloc()).isInstanceOf(UnpooledByteBufAllocator.class);
        assertThat(passed.toString(StandardCharsets.US_ASCII)).isEqualTo("content");
    }

    @Test
    void keepsWhatElseAFrameSays() {
        WebSocketFrame passed = pass((WebSocketFrame) new TextWebSocketFrame(false, 4, pooled()));

        assertThat(passed.isFinalFragment()).isFalse();
        assertThat(passed.rsv()).isEqualTo(4);
    }

    @Test
    void passesOnWhatHoldsNothing() {
        DefaultHttpRequest request = new DefaultHttpRequest(HttpVersion.HTTP_1_1, HttpMethod.GET, "/");

        assertThat(pass(request)).isSameAs(request);
        assertThat(pass(LastHttpContent.EMPTY_LAST_CONTENT)).isSameAs(LastHttpContent.EMPTY_LAST_CONTENT);
    }

    private static ByteBuf pooled() {
        return PooledByteBufAllocator.DEFAULT.directBuffer().writeBytes("content".getBytes(StandardCharsets.US_ASCII));
    }

    private static <T> T pass(T message) {
        EmbeddedChannel channel = new EmbeddedChannel(new UnpooledReads());
        channel.writeInbound(message);
        return channel.readInbound();
    }
}
