package arena.app.listen;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufHolder;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.util.ReferenceCountUtil;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.net.impl.ConnectionBase;

/**
 * Copies what an HTTP/1.1 connection reads to memory of the garbage collector, before Vert.x gets it. Vert.x forgets to give
 * back what it does not use: bodies of requests that wait for their turn when their client leaves, and what a client sends
 * behind an upgrade before that is confirmed. Whoever does either again and again would use up the memory of Netty's pool,
 * and with it the process. A body is not copied more often for it: Vert.x itself copies what it passes on if that is of the pool,
 * and only then. What a look at each message costs a request without a body has not been measured.
 *
 * <p>It is the one class that reaches into Vert.x, for there is no other way to a pipeline; so a request's version is looked at
 * here as well. Stateless.
 */
@Sharable
final class UnpooledReads extends ChannelInboundHandlerAdapter {

    private static final UnpooledReads INSTANCE = new UnpooledReads();

    /** Sees to it from before the first request. */
    static void guard(HttpConnection connection) {
        if (connection.protocolVersion() == HttpVersion.HTTP_1_1 && connection instanceof ConnectionBase base) {
            ChannelHandlerContext vertx = base.channelHandlerContext();
            vertx.pipeline().addBefore(vertx.name(), null, INSTANCE);
        }
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        context.fireChannelRead(
                switch (message) {
                    case HttpRequest request -> UnknownVersionException.check(request);
                    case ByteBufHolder holder when holder.content().isReadable() -> unpooled(holder);
                    case ByteBuf bytes -> unpooled(bytes);
                    default -> message;
                });
    }

    private static Object unpooled(ByteBufHolder holder) {
        try {
            return holder.replace(Unpooled.copiedBuffer(holder.content()));
        } finally {
            ReferenceCountUtil.release(holder);
        }
    }

    private static Object unpooled(ByteBuf bytes) {
        try {
            return Unpooled.copiedBuffer(bytes);
        } finally {
            bytes.release();
        }
    }
}
