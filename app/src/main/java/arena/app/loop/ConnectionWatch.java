package arena.app.loop;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import java.time.Duration;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Looks after the TCP connections of one event loop, to which it belongs: ends those whose clients take longer than they may.
 *
 * <p>It costs a request next to nothing. Every connection takes note when something moved, by a clock that stands still
 * between two looks; what goes on in it is only asked of one that has not been answered for long.
 *
 * <p>HTTP is spoken further up, where nothing is known of this. But what is called there while bytes of a connection are handed
 * up is about that connection, so that is noted as well.
 */
public final class ConnectionWatch {

    private static final long MIN_INTERVAL_MILLIS = 50;
    private static final long MAX_INTERVAL_MILLIS = 1_000;

    private final Patience patience;
    private final Writes writes;
    private final long intervalMillis;
    private final Set<GuardedConnection> connections = Collections.newSetFromMap(new IdentityHashMap<>());
    private @Nullable GuardedConnection current;
    private @Nullable Future<?> looking;
    private long now;

    ConnectionWatch(Patience patience, Writes writes) {
        this.patience = patience;
        this.writes = writes;
        this.intervalMillis = Math.clamp(patience.head().toMillis() / 8, MIN_INTERVAL_MILLIS, MAX_INTERVAL_MILLIS);
    }

    /**
     * HTTP is spoken on the connection whose bytes are being handed up.
     *
     * @param shutdown ends it, after the answer to the request that has begun if there is one
     */
    public void opened(Runnable shutdown) {
        if (current != null) {
            current.opened(shutdown);
        }
    }

    /** A whole request head has come on the connection whose bytes are being handed up. */
    public void begun() {
        if (current != null) {
            current.begun();
        }
    }

    /** The handler of new connections that watches them before this one gets them. */
    ChannelHandler around(ChannelHandler next) {
        return new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel channel) {
                GuardedConnection guarded = new GuardedConnection(ConnectionWatch.this);
                channel.pipeline().addLast(guarded);
                // Without TLS and h2c it is now already that HTTP is spoken.
                GuardedConnection outer = enter(guarded);
                channel.pipeline().addLast(next);
                leave(outer);
            }
        };
    }

    /** Milliseconds since whenever, at the last look. */
    long now() {
        return now;
    }

    Patience patience() {
        return patience;
    }

    Writes writes() {
        return writes;
    }

    void add(GuardedConnection connection, ChannelHandlerContext context) {
        connections.add(connection);
        if (looking == null) {
            now = TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
            looking = context.executor()
                    .scheduleWithFixedDelay(this::look, intervalMillis, intervalMillis, TimeUnit.MILLISECONDS);
        }
    }

    void remove(GuardedConnection connection) {
        connections.remove(connection);
    }

    /** From now on until {@link #leave} this connection's bytes are handed up. */
    @Nullable GuardedConnection enter(GuardedConnection connection) {
        GuardedConnection outer = current;
        current = connection;
        return outer;
    }

    void leave(@Nullable GuardedConnection outer) {
        current = outer;
    }

    private void look() {
        now = TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
        // A copy, for those that are ended go out of the set.
        List.copyOf(connections).forEach(GuardedConnection::check);
        if (connections.isEmpty() && looking != null) {
            looking.cancel(false);
            looking = null;
        }
    }

    /** Whether so much time has passed since that moment of {@link #now()}. */
    boolean isOver(long since, Duration limit) {
        return now - since >= limit.toMillis();
    }
}
