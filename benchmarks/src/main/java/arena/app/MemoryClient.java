package arena.app;

import arena.app.loop.MemoryConnection;
import io.netty.buffer.ByteBuf;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A client on the server's own event loop, so that neither waits for another thread. Used by one thread at a time. */
final class MemoryClient implements MemoryConnection.Peer, AutoCloseable {

    private static final int LIMIT_SECONDS = 30;

    private final MemoryConnection connection;
    private final Runnable next = this::say;
    private CompletableFuture<Void> done = new CompletableFuture<>();
    private @Nullable Speaker speaker;
    private int left;

    /** One side of a conversation. Called on the event loop. */
    interface Speaker {

        /** What is sent next; given away. */
        ByteBuf say();

        /**
         * Whether, with these bytes, all that was said last is answered.
         *
         * @throws IllegalStateException if they are more than that
         */
        boolean hear(ByteBuf bytes);
    }

    MemoryClient(MemoryServer server) {
        this.connection = server.connect(this);
    }

    /**
     * Lets this one speak so many times, always after the answer to what was said before, and waits for the last answer.
     *
     * @throws IllegalStateException if the server closes the connection, answers too much, or does not answer at all
     */
    void converse(Speaker with, int times) {
        CompletableFuture<Void> end = new CompletableFuture<>();
        connection.eventLoop().execute(() -> {
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
        connection.send(Objects.requireNonNull(speaker).say());
    }

    @Override
    public void received(ByteBuf bytes) {
        if (!bytes.isReadable()) {
            // The end of an answer may be written apart, and is nothing where its length is known.
            return;
        }
        boolean answered;
        try {
            answered = Objects.requireNonNull(speaker, "nothing was asked").hear(bytes);
        } catch (RuntimeException wrong) {
            done.completeExceptionally(wrong);
            return;
        }
        if (answered) {
            left--;
            if (left == 0) {
                done.complete(null);
            } else {
                // Not at once, for the server is still at the end of the one before.
                connection.eventLoop().execute(next);
            }
        }
    }

    @Override
    public void closed() {
        done.completeExceptionally(new IllegalStateException("the server has closed the connection"));
    }

    @Override
    public void close() {
        connection.close().syncUninterruptibly();
    }
}
