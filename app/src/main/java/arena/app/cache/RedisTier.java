package arena.app.cache;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.redis.client.Command;
import io.vertx.redis.client.Request;
import io.vertx.redis.client.Response;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Redis on a connection of one event loop, on which commands are pipelined. */
final class RedisTier implements SecondTier {

    /** A row that takes longer to come from the database than this is not put into Redis. */
    static final Duration LEASE = Duration.ofSeconds(2);

    /** How a lease differs from a row, which is JSON. */
    private static final String LEASE_MARK = "?";

    /** What is there and how long yet; where nothing is, the lease that is left there. */
    private static final String LOOK = """
            local held = redis.call('GET', KEYS[1])
            if held then return {held, redis.call('PTTL', KEYS[1])} end
            redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
            return {ARGV[1], 0}""";

    /** Compare and set: only what still has this very lease. */
    private static final String STORE = """
            if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end""";

    private static final Future<Lookup> NOTHING = Future.succeededFuture(Lookup.Nothing.INSTANCE);

    private final RedisLink link;
    private final Vertx loop;

    RedisTier(RedisLink link, Vertx loop) {
        this.link = link;
        this.loop = loop;
    }

    @Override
    public Future<Lookup> look(String key) {
        RedisSession session = link.session();
        if (session == null || link.isUntold(key)) {
            return NOTHING;
        }
        Request look = Request.cmd(Command.EVAL)
                .arg(LOOK)
                .arg(1)
                .arg(key)
                .arg(LEASE_MARK + link.nextToken())
                .arg(LEASE.toMillis());
        return session.on(loop)
                .send(look)
                .timeout(link.limit().toMillis(), TimeUnit.MILLISECONDS)
                .map(RedisTier::lookup)
                .recover(failure -> {
                    judge(session, failure);
                    return NOTHING;
                });
    }

    @Override
    public void store(String key, Lookup.Lease lease, Buffer row, Duration lifetime) {
        RedisSession session = link.session();
        if (session == null) {
            return;
        }
        Request store = Request.cmd(Command.EVAL)
                .arg(STORE)
                .arg(1)
                .arg(key)
                .arg(lease.token())
                .arg(row)
                .arg(lifetime.toMillis());
        session.on(loop).send(store).onFailure(failure -> judge(session, failure));
    }

    @Override
    public Future<Void> remove(String key) {
        RedisSession session = link.session();
        if (session == null) {
            link.addUntold(key);
            return Future.succeededFuture();
        }
        Request delete = Request.cmd(Command.DEL).arg(key);
        return session.on(loop)
                .batch(List.of(delete, link.announcement(key)))
                .timeout(link.limit().toMillis(), TimeUnit.MILLISECONDS)
                .<Void>mapEmpty()
                .recover(failure -> {
                    // Whatever it was, the row may be there yet.
                    link.addUntold(key);
                    link.lose(session, failure);
                    return Future.succeededFuture();
                });
    }

    private static Lookup lookup(@Nullable Response response) {
        Objects.requireNonNull(response, "no script returns nothing");
        Buffer held = response.get(0).toBuffer();
        if (held.length() > 0 && held.getByte(0) == LEASE_MARK.charAt(0)) {
            return new Lookup.Lease(held.toString());
        }
        return new Lookup.Row(
                held, Duration.ofMillis(Objects.requireNonNull(response.get(1).toLong())));
    }

    /** An error that Redis itself reports proves that it is there. */
    private void judge(RedisSession session, Throwable failure) {
        if (!(failure instanceof Response)) {
            link.lose(session, failure);
        }
    }
}
