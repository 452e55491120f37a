package arena.app.loop;

import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http2.Http2ConnectionHandler;

/**
 * Closes a connection of HTTP/2, but not before what has been written is on its way. One that is being shut down is closed by
 * Netty with its last stream, although the last bytes of an answer that ends together with its request are written but not
 * flushed then, and they would be thrown away. Stateless.
 */
@Sharable
final class FlushBeforeClose extends ChannelDuplexHandler {

    private static final FlushBeforeClose INSTANCE = new FlushBeforeClose();

    private FlushBeforeClose() {}

    /** Sees to it, if HTTP/2 is spoken here. Above TLS, which takes nothing more once it is told to close. */
    static void guard(ChannelPipeline pipeline) {
        ChannelHandlerContext http2 = pipeline.context(Http2ConnectionHandler.class);
        if (http2 != null) {
            pipeline.addBefore(http2.name(), null, INSTANCE);
        }
    }

    @Override
    public void close(ChannelHandlerContext ctx, ChannelPromise promise) throws Exception {
        ctx.flush();
        super.close(ctx, promise);
    }
}
