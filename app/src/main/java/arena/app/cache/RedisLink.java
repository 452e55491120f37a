package arena.app.cache;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.vertx.core.Vertx;
import io.vertx.redis.client.Command;
import io.vertx.redis.client.RedisOptions;
import io.vertx.redis.client.Request;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Redis for the whole process: there or away for all event loops alike. One command that fails, or takes too long, and
 * it is away; it is tried again in the background until all is well. Thread-safe.
 *
 * <p>Whenever it comes, the caches of the process are emptied: while nobody listened, another process may have changed
 * something.
 */
public final class RedisLink {

    private static final System.Logger LOG = System.getLogger(RedisLink.class.getName());

    /** What a request may lose to a Redis that has become slow, once: then it counts as away. */
    private static final Duration LIMIT = Duration.ofMillis(100);

    /** How long it is left alone before it is tried again. */
    private static final long PAUSE_MILLIS = 1_000;

    /** Commands under way at once on a connection. More would not be answered in time anyway. */
    private static final int MAX_COMMANDS = 8 * 1024;

    private static final String CHANNEL = "arena:forget";

    private final RedisOptions options;
    private final List<Vertx> loops;
    private final Map<String, SharedCache<?>> caches;
    private final Duration limit;
    private final String process = UUID.randomUUID().toString();
    private final AtomicLong tokens = new AtomicLong();
    private final AtomicReference<@Nullable RedisSession> session = new AtomicReference<>();

    /**
     * Keys of rows that have changed without Redis knowing, for as long as an old row may be there. As many at once as
     * memory has rows.
     */
    private final Cache<String, Boolean> untold;

    private final AtomicBoolean isAway = new AtomicBoolean();
    private volatile boolean isClosed;

    private RedisLink(RedisOptions options, List<Vertx> loops, List<SharedCache<?>> caches, Duration limit) {
        this.limit = limit;
        this.options = new RedisOptions(options)
                .setMaxWaitingHandlers(MAX_COMMANDS)
                .setMaxPoolSize(1)
                // There is nothing in the pools that could grow old.
                .setPoolCleanerInterval(-1);
        this.loops = List.copyOf(loops);
        this.caches = caches.stream().collect(Collectors.toUnmodifiableMap(SharedCache::name, Function.identity()));
        Duration longest = caches.stream()
                .map(SharedCache::lifetime)
                .max(Comparator.naturalOrder())
                .orElse(Duration.ZERO);
        this.untold = Caffeine.newBuilder()
                .expireAfterWrite(longest.plus(RedisTier.LEASE))
                .maximumSize(SharedCache.MAX_ROWS)
                .executor(Runnable::run)
                .build();
    }

    /**
     * Begins to connect, and does not wait for it.
     *
     * @param server where and who
     * @param caches those above this Redis
     */
    public static RedisLink open(RedisOptions server, List<Vertx> loops, List<SharedCache<?>> caches) {
        return open(server, loops, caches, LIMIT);
    }

    /** The same with another limit of what is slow. */
    static RedisLink open(RedisOptions server, List<Vertx> loops, List<SharedCache<?>> caches, Duration limit) {
        RedisLink link = new RedisLink(server, loops, caches, limit);
        link.connect();
        return link;
    }

    /** Redis as this event loop sees it. */
    public SecondTier tier(Vertx loop) {
        return new RedisTier(this, loop);
    }

    public void close() {
        isClosed = true;
        RedisSession last = session.getAndSet(null);
        if (last != null) {
            last.close();
        }
    }

    /** How long a command may take. */
    Duration limit() {
        return limit;
    }

    /** The connections while Redis is there, else null. */
    @Nullable RedisSession session() {
        return session.get();
    }

    /** Takes note that Redis could not be told to remove what it has under this key. */
    void addUntold(String key) {
        untold.put(key, true);
    }

    /** Whether Redis may have an old row under this key. */
    boolean isUntold(String key) {
        return untold.getIfPresent(key) != null;
    }

    /** A text that no other call gives, in any process. */
    String nextToken() {
        return process + '/' + tokens.incrementAndGet();
    }

    /** What tells the other processes to forget this key. */
    Request announcement(String key) {
        return Request.cmd(Command.PUBLISH).arg(CHANNEL).arg(process + ' ' + key);
    }

    /** Does without Redis from now on, if these are its connections still. */
    void lose(RedisSession broken, Throwable cause) {
        if (session.compareAndSet(broken, null)) {
            broken.close();
            retry(cause);
        }
    }

    private void connect() {
        RedisSession.open(options, loops, limit, CHANNEL, this::hear).onComplete(this::use, this::retry);
    }

    private void use(RedisSession opened) {
        caches.values().forEach(SharedCache::dropAll);
        session.set(opened);
        opened.end().onFailure(cause -> lose(opened, cause));
        if (isClosed) {
            close();
        } else {
            LOG.log(System.Logger.Level.INFO, isAway.getAndSet(false) ? "Redis is back" : "Redis is there");
        }
    }

    private void retry(Throwable cause) {
        if (isClosed) {
            return;
        }
        if (!isAway.getAndSet(true)) {
            LOG.log(System.Logger.Level.WARNING, "Redis is away: {0}", reason(cause));
        }
        loops.getFirst().setTimer(PAUSE_MILLIS, _ -> connect());
    }

    private static String reason(Throwable cause) {
        if (cause instanceof TimeoutException) {
            return "it does not answer, or too late";
        }
        return Objects.requireNonNullElse(cause.getMessage(), "connection closed");
    }

    /** Forgets what another process says has changed. */
    private void hear(String message) {
        int space = message.indexOf(' ');
        int colon = message.indexOf(':', space);
        if (space < 0 || colon < 0 || message.startsWith(process)) {
            return;
        }
        SharedCache<?> cache = caches.get(message.substring(space + 1, colon));
        if (cache == null) {
            return;
        }
        try {
            cache.drop(Integer.parseInt(message, colon + 1, message.length(), 10));
        } catch (NumberFormatException malformed) {
            LOG.log(System.Logger.Level.DEBUG, "not a key: " + message, malformed);
        }
    }
}
