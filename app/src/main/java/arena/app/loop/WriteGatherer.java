package arena.app.loop;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Copies small pieces that are written between two flushes into one buffer, so that the transport has one piece to send and to
 * look after and not hundreds: a frame of HTTP/2 comes in three, and io_uring keeps each until the kernel has sent it. What
 * is alone between two flushes, or not small, goes through as it is. Owned by the event loop of its connection.
 */
// What comes of a write, its promise says.
@SuppressWarnings("FutureReturnValueIgnored")
final class WriteGatherer extends ChannelOutboundHandlerAdapter {

    private static final int SMALL_BYTES = 512;
    private static final int CAPACITY = 16 * 1024;

    /** The only piece so far. */
    private @Nullable ByteBuf first;
    /** What several pieces have been copied to. */
    private @Nullable ByteBuf gathered;

    private List<ChannelPromise> promises = new ArrayList<>();

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
        if (message instanceof ByteBuf piece && piece.readableBytes() <= SMALL_BYTES) {
            gather(context, piece);
            if (!promise.isVoid()) {
                promises.add(promise);
            }
        } else {
            pass(context);
            context.write(message, promise);
        }
    }

    @Override
    public void flush(ChannelHandlerContext context) {
        pass(context);
        context.flush();
    }

    @Override
    public void disconnect(ChannelHandlerContext context, ChannelPromise promise) {
        pass(context);
        context.disconnect(promise);
    }

    @Override
    public void close(ChannelHandlerContext context, ChannelPromise promise) {
        pass(context);
        context.close(promise);
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext context) {
        pass(context);
    }

    /** Takes over the piece. */
    private void gather(ChannelHandlerContext context, ByteBuf piece) {
        if (gathered != null && gathered.writableBytes() < piece.readableBytes()) {
            pass(context);
        }
        if (gathered != null) {
            move(piece, gathered);
        } else if (first != null) {
            gathered = context.alloc().directBuffer(CAPACITY, CAPACITY);
            move(first, gathered);
            first = null;
            move(piece, gathered);
        } else {
            first = piece;
        }
    }

    private static void move(ByteBuf from, ByteBuf to) {
        to.writeBytes(from);
        from.release();
    }

    private void pass(ChannelHandlerContext context) {
        ByteBuf bytes = first == null ? gathered : first;
        if (bytes == null) {
            return;
        }
        first = null;
        gathered = null;
        switch (promises.size()) {
            case 0 -> context.write(bytes, context.voidPromise());
            case 1 -> context.write(bytes, promises.removeLast());
            default -> {
                List<ChannelPromise> all = promises;
                promises = new ArrayList<>();
                context.write(bytes).addListener((ChannelFuture sent) -> complete(all, sent));
            }
        }
    }

    private static void complete(List<ChannelPromise> all, ChannelFuture sent) {
        for (ChannelPromise promise : all) {
            if (sent.isSuccess()) {
                promise.trySuccess();
            } else {
                promise.tryFailure(sent.cause());
            }
        }
    }
}
