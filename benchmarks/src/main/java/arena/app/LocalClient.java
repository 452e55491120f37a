package arena.app;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.local.LocalChannel;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

/**
 * A connection on the server's own event loop, so that nobody waits for another thread. It knows by their length that answers are all
 * there, and does not take them apart. Used by one thread at a time.
 */
final class LocalClient extends ChannelInboundHandlerAdapter implements AutoCloseable {

    private static final int LIMIT_SECONDS = 30;

    private final Channel channel;
    private final Runnable next = this::say;
    private Speaker speaker = Speaker.SILENT;
    private int left;
    private CompletableFuture<Void> done = new CompletableFuture<>();

    /** One side of a conversation. Called on the event loop. */
    interface Speaker {

        /** Nobody is asked and nothing is expected. */
        Speaker SILENT = new Speaker() {
            @Override
            public ByteBuf say() {
                throw new IllegalStateException("there is nothing to say");
            }

            @Override
            public boolean hear(ByteBuf bytes) {
                throw new IllegalStateException("an answer to nothing");
            }
        };

        /** What is sent next; given away. */
        ByteBuf say();

        /**
         * Whether, with these bytes, all that was said last is answered.
         *
         * @throws IllegalStateException if they are more than that
         */
        boolean hear(ByteBuf bytes);
    }

    LocalClient(LocalServer server) {
        this.channel = new Bootstrap()
                .group(server.eventLoop())
                .channel(LocalChannel.class)
                .handler(this)
                .connect(server.address())
                .syncUninterruptibly()
                .channel();
    }

    /**
     * Lets this one speak so many times, always after the answer to what was said before, and waits for the last answer.
     *
     * @throws IllegalStateException if the server closes the connection, answers too much, or does not answer at all
     */
    void converse(Speaker with, int times) {
        CompletableFuture<Void> end = new CompletableFuture<>();
        channel.eventLoop().execute(() -> {
            speaker = with;
            left = times;
            done = end;
            say();
        });
        try {
            end.orTimeout(LIMIT_SECONDS, TimeUnit.SECONDS).join();
        } catch (CompletionException e) {
            throw new IllegalStateException("no answer, or another one than expected: " + e.getCause(), e);
        }
    }

    private void say() {
        channel.writeAndFlush(speaker.say(), channel.voidPromise());
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        ByteBuf bytes = (ByteBuf) message;
        boolean answered;
        try {
            answered = speaker.hear(bytes);
        } finally {
            bytes.release();
        }
        if (answered) {
            left--;
            if (left == 0) {
                done.complete(null);
            } else {
                // Not at once: this may be called from within the write before, which would not look again.
                channel.eventLoop().execute(next);
            }
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        done.completeExceptionally(new IllegalStateException("the server has closed the connection"));
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        done.completeExceptionally(cause);
    }

    @Override
    public void close() {
        channel.close().syncUninterruptibly();
    }
}
