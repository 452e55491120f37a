package arena.app.loop;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.HttpObjectDecoder;
import io.netty.handler.codec.http2.Http2ConnectionHandler;
import io.netty.handler.ssl.SslHandler;
import org.jspecify.annotations.Nullable;

/**
 * The first handler of a TCP connection, next to the socket: it notes what moves. Owned by the event loop of its connection.
 *
 * <p>A client is waited for
 *
 * <ul>
 *   <li>as long as something moves, be it that what has been written leaves little by little; else for the idle time. A
 *       WebSocket is told then, by a close frame;
 *   <li>over HTTP/1.1, once it has sent something that was not answered yet, for the time of a head, if no request has begun
 *       since, and for the idle time at most. Over HTTP/2 and WebSocket a client may send without being answered;
 *   <li>for the time of a head, before anything is known of HTTP: the handshake of TLS is not through, or neither a request
 *       nor the preface of HTTP/2.
 * </ul>
 */
final class GuardedConnection extends ChannelDuplexHandler {

    private static final long NEVER = -1;

    /** Of HTTP/2: the longest that Vert.x looks at to tell it from HTTP/1.1. */
    private static final int PREFACE_BYTES = 24;

    /** What Vert.x calls its handler that upgrades to HTTP/2. */
    private static final String UPGRADE_HANDLER = "h2c";

    /** A close frame of a WebSocket, its two bytes the code 1001 (RFC 6455, 5.5.1 and 7.4.1). */
    private static final byte[] GOING_AWAY = {(byte) 0x88, 2, 1001 >> 8, (byte) 1001};

    private final ConnectionWatch watch;
    private @Nullable ChannelHandlerContext context;
    private @Nullable Runnable shutdown;
    private boolean isSettled;
    private int unsettledBytes;
    private boolean hasBegun;
    private boolean isShutDown;
    private boolean isClosing;
    private long movedAt;
    private long unansweredSince = NEVER;
    private long pendingBytes;

    GuardedConnection(ConnectionWatch watch) {
        this.watch = watch;
    }

    void opened(Runnable toShutDown) {
        shutdown = toShutDown;
        unansweredSince = NEVER;
        if (context != null) {
            FlushBeforeClose.guard(context.pipeline());
        }
    }

    void begun() {
        hasBegun = true;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext ctx) {
        context = ctx;
        watch.add(this, ctx);
        movedAt = watch.now();
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext ctx) {
        watch.remove(this);
    }

    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
        movedAt = watch.now();
        if (unansweredSince == NEVER) {
            unansweredSince = movedAt;
        }
        GuardedConnection outer = watch.enter(this);
        try {
            if (!isSettled) {
                settle(ctx, (ByteBuf) message);
            }
            ctx.fireChannelRead(message);
        } finally {
            watch.leave(outer);
        }
    }

    @Override
    public void flush(ChannelHandlerContext ctx) {
        if (pending(ctx) > 0) {
            movedAt = watch.now();
            unansweredSince = NEVER;
            hasBegun = false;
        }
        ctx.flush();
    }

    @Override
    public void close(ChannelHandlerContext ctx, ChannelPromise promise) throws Exception {
        isClosing = true;
        super.close(ctx, promise);
    }

    /**
     * Reads on, but not a connection that is being closed: io_uring closes it when a write that is under way is through, and
     * by Netty's fault not before the next bytes come, if it was told to read meanwhile.
     */
    @Override
    public void read(ChannelHandlerContext ctx) {
        if (!isClosing) {
            ctx.read();
        }
    }

    /** Ends the connection if its client has taken too long. */
    void check() {
        ChannelHandlerContext ctx = context;
        if (ctx == null) {
            return;
        }
        long bytes = pending(ctx);
        if (bytes != pendingBytes) {
            pendingBytes = bytes;
            movedAt = watch.now();
        }
        if (watch.isOver(movedAt, watch.patience().idle())) {
            if (bytes == 0 && isWebSocket(ctx.pipeline())) {
                leave(ctx);
            } else {
                end(ctx);
            }
        } else if (unansweredSince != NEVER) {
            checkUnanswered(ctx);
        }
    }

    private void checkUnanswered(ChannelHandlerContext ctx) {
        boolean isOverdue = watch.isOver(unansweredSince, watch.patience().idle());
        if (!isOverdue
                && (hasBegun || !watch.isOver(unansweredSince, watch.patience().head()))) {
            return;
        }
        if (shutdown == null) {
            end(ctx);
        } else if (ctx.pipeline().get(HttpObjectDecoder.class) != null) {
            if (isOverdue) {
                end(ctx);
            } else if (!isShutDown) {
                // There may be a request after all, one that waited for the answer to another.
                isShutDown = true;
                shutdown.run();
            }
        }
    }

    /**
     * Hands up the first bytes one by one, until Vert.x knows whether a client in clear text speaks HTTP/1.1 or 2. To HTTP/1.1
     * it adds its upgrade to HTTP/2, which RFC 9113 has abandoned, and which neither closes a connection that it refuses, nor
     * releases the body of a request that it does not understand.
     */
    private void settle(ChannelHandlerContext ctx, ByteBuf bytes) {
        ChannelPipeline pipeline = ctx.pipeline();
        while (!isSettled && bytes.isReadable()) {
            if (pipeline.get(UPGRADE_HANDLER) != null) {
                pipeline.addBefore(UPGRADE_HANDLER, null, new UpgradeIgnorer());
                isSettled = true;
            } else if (unsettledBytes == PREFACE_BYTES || speaksKnownProtocol(pipeline)) {
                isSettled = true;
            } else {
                unsettledBytes++;
                ctx.fireChannelRead(bytes.readRetainedSlice(1));
            }
        }
        // TLS gathers by itself, and of an answer of HTTP/1.1 there is but one piece.
        if (isSettled
                && watch.writes() == Writes.GATHERED
                && pipeline.get(SslHandler.class) == null
                && pipeline.get(Http2ConnectionHandler.class) != null) {
            pipeline.addAfter(ctx.name(), null, new WriteGatherer());
        }
    }

    private static boolean speaksKnownProtocol(ChannelPipeline pipeline) {
        return pipeline.get(SslHandler.class) != null
                || pipeline.get(HttpObjectDecoder.class) != null
                || pipeline.get(Http2ConnectionHandler.class) != null;
    }

    /** The only protocol that is upgraded to. */
    private boolean isWebSocket(ChannelPipeline pipeline) {
        return shutdown != null
                && pipeline.get(HttpObjectDecoder.class) == null
                && pipeline.get(Http2ConnectionHandler.class) == null;
    }

    /** Ends a WebSocket, but not without a word, which nobody further up could say: frames are whole where nothing is pending. */
    private void leave(ChannelHandlerContext ctx) {
        var _ = ctx.pipeline().writeAndFlush(Unpooled.wrappedBuffer(GOING_AWAY)).addListener(_ -> end(ctx));
    }

    private void end(ChannelHandlerContext ctx) {
        isClosing = true;
        // Nothing is between this handler and the socket.
        ctx.channel().unsafe().close(ctx.channel().voidPromise());
    }

    private static long pending(ChannelHandlerContext ctx) {
        ChannelOutboundBuffer buffer = ctx.channel().unsafe().outboundBuffer();
        return buffer == null ? 0 : buffer.totalPendingWriteBytes();
    }
}
