package arena.profiles.staticfiles;

import arena.profiles.http.Exchange;
import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Policy;
import com.github.benmanes.caffeine.cache.stats.CacheStats;
import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;

/**
 * Keeps bodies in memory up to a number of bytes. The key is the version's stamp, so an old body can't be taken for a new
 * file: it just is not asked for any more, and makes room in time. What is not settled (see {@link Stamp}) is read anew for
 * every response; what is large is sent from the disk.
 *
 * <p>Thread-safe: one for the process. A body that is there is sent at once, in one write with its head. One that is not
 * is read by a virtual thread, once for all who wait for it, and no event loop is held up meanwhile; only what changed a
 * moment ago is read on the loop.
 */
final class MemoryBody implements BodySource {

    /** Files above this many bytes are sent from the disk. */
    static final int MAX_BODY_BYTES = 1024 * 1024;

    /** What an entry takes beside its body, about. */
    private static final int OVERHEAD_BYTES = 256;

    private static final Executor READERS = Executors.newVirtualThreadPerTaskExecutor();

    private final AsyncCache<Stamp, Buffer> bodies;
    private final BodyReader reader;
    private final BodySource disk;
    private final LongAdder bytesRead = new LongAdder();

    /**
     * Makes an empty cache.
     *
     * @param limitBytes what all bodies may weigh together
     */
    MemoryBody(long limitBytes, BodyReader reader, BodySource disk) {
        this.reader = reader;
        this.disk = disk;
        bodies = Caffeine.newBuilder()
                .maximumWeight(limitBytes)
                .weigher((Stamp _, Buffer body) -> body.length() + OVERHEAD_BYTES)
                .recordStats()
                // Bookkeeping takes microseconds: less than waking the common pool.
                .executor(Runnable::run)
                .buildAsync();
    }

    @Override
    public void send(Exchange exchange, Reply reply, Handler<Throwable> failed) {
        Representation file = reply.file();
        if (file.size() > MAX_BODY_BYTES) {
            disk.send(exchange, reply, failed);
            return;
        }
        if (!file.isSettled()) {
            sendFresh(exchange, reply, failed);
            return;
        }
        CompletableFuture<Buffer> body = bodies.get(file.stamp(), (_, _) -> read(file));
        if (body.isDone() && !body.isCompletedExceptionally()) {
            end(exchange, reply, body.join(), failed);
        } else {
            Future.fromCompletionStage(body, Vertx.currentContext())
                    .onSuccess(bytes -> end(exchange, reply, bytes, failed))
                    .onFailure(failed);
        }
    }

    @Override
    public Stats stats() {
        CacheStats counts = bodies.synchronous().stats();
        long held = 0;
        long limit = 0;
        for (Policy.Eviction<?, ?> eviction :
                bodies.synchronous().policy().eviction().stream().toList()) {
            held = eviction.weightedSize().orElse(0);
            limit = eviction.getMaximum();
        }
        return new Stats(
                counts.hitCount(),
                counts.missCount(),
                counts.evictionCount(),
                bodies.synchronous().estimatedSize(),
                held,
                limit,
                bytesRead.sum());
    }

    /**
     * Reads on the event loop: what has just been written is in the kernel's memory, and on the way to another thread a file
     * that is replaced over and over would have changed once more, every time.
     */
    private void sendFresh(Exchange exchange, Reply reply, Handler<Throwable> failed) {
        try {
            Buffer bytes = reader.read(reply.file());
            bytesRead.add(bytes.length());
            end(exchange, reply, bytes, failed);
        } catch (IOException | RuntimeException failure) {
            failed.handle(failure);
        }
    }

    /** Completed by hand, since {@code supplyAsync} would wrap the failure, which is told by its type. */
    private CompletableFuture<Buffer> read(Representation file) {
        CompletableFuture<Buffer> body = new CompletableFuture<>();
        READERS.execute(() -> {
            try {
                Buffer bytes = reader.read(file);
                bytesRead.add(bytes.length());
                body.complete(bytes);
            } catch (IOException | RuntimeException | Error failure) {
                // An error too, such as a lack of memory: whoever waits must not wait forever.
                body.completeExceptionally(failure);
            }
        });
        return body;
    }

    private static void end(Exchange exchange, Reply reply, Buffer body, Handler<Throwable> failed) {
        try {
            Buffer sent = switch (reply) {
                case Reply.Whole _ -> body;
                case Reply.Part part -> slice(body, part.offset(), Math.toIntExact(part.length()));
                case Reply.Parts parts -> parts.multipart().body((offset, length) -> slice(body, offset, length));
            };
            DiskBody.end(exchange, reply, sent);
        } catch (IOException | RuntimeException failure) {
            failed.handle(failure);
        }
    }

    private static Buffer slice(Buffer body, long offset, int length) {
        int from = Math.toIntExact(offset);
        return body.slice(from, from + length);
    }
}
