package arena.app.cache;

import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.net.NetClientOptions;
import io.vertx.redis.client.Command;
import io.vertx.redis.client.Redis;
import io.vertx.redis.client.RedisConnection;
import io.vertx.redis.client.RedisOptions;
import io.vertx.redis.client.Request;
import io.vertx.redis.client.ResponseType;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/**
 * A connection to Redis for each event loop, and one more that listens to a channel. All were there when it was opened,
 * and it is of no use any more once one of them breaks. Thread-safe.
 */
final class RedisSession {

    /** Long enough for a process that has just begun on a busy machine. */
    private static final int OPEN_MILLIS = 3_000;

    private final List<Redis> clients;
    private final Map<Vertx, RedisConnection> connections = new HashMap<>();
    private final Promise<Void> end = Promise.promise();

    private RedisSession(List<Redis> clients) {
        this.clients = clients;
    }

    /**
     * Opens the connections. Succeeds once the channel is subscribed to and Redis has proved to be quick.
     *
     * @param limit what is quick
     * @param messages gets what comes over the channel, on the first of the loops
     */
    static Future<RedisSession> open(
            RedisOptions options, List<Vertx> loops, Duration limit, String channel, Handler<String> messages) {
        RedisSession session = new RedisSession(new ArrayList<>());
        List<Future<?>> opened = new ArrayList<>();
        for (Vertx loop : loops) {
            opened.add(session.connect(loop, options));
        }
        Vertx home = loops.getFirst();
        Future<?> subscribed =
                session.connect(home, options).compose(connection -> subscribe(connection, channel, messages));
        return Future.all(opened)
                .compose(all -> {
                    for (int i = 0; i < loops.size(); i++) {
                        session.connections.put(loops.get(i), all.resultAt(i));
                    }
                    return subscribed.compose(_ -> session.prove(home, limit));
                })
                .timeout(OPEN_MILLIS, TimeUnit.MILLISECONDS)
                .map(session)
                .onFailure(_ -> session.close());
    }

    /** The connection of this event loop. */
    RedisConnection on(Vertx loop) {
        return Objects.requireNonNull(connections.get(loop));
    }

    /** Fails when a connection breaks. */
    Future<Void> end() {
        return end.future();
    }

    void close() {
        clients.forEach(Redis::close);
    }

    private Future<RedisConnection> connect(Vertx loop, RedisOptions options) {
        RedisOptions timed = new RedisOptions(options);
        timed.setNetClientOptions(new NetClientOptions(options.getNetClientOptions()).setConnectTimeout(OPEN_MILLIS));
        Redis client = Redis.createClient(loop, timed);
        clients.add(client);
        Promise<RedisConnection> connected = Promise.promise();
        loop.runOnContext(_ -> client.connect()
                .onSuccess(connection -> {
                    connection.endHandler(_ -> end.tryFail("connection closed"));
                    connection.exceptionHandler(end::tryFail);
                })
                .onComplete(connected));
        return connected.future();
    }

    /**
     * One that answers, but later than requests would wait, would be lost again with the next of them. The first answer
     * does not count: in it is the time that this process takes to load what it needs.
     */
    private Future<?> prove(Vertx home, Duration limit) {
        return ping(home).compose(_ -> ping(home).timeout(limit.toMillis(), TimeUnit.MILLISECONDS));
    }

    private Future<?> ping(Vertx home) {
        return on(home).send(Request.cmd(Command.PING));
    }

    private static Future<Void> subscribe(RedisConnection connection, String channel, Handler<String> messages) {
        Promise<Void> subscribed = Promise.promise();
        connection.handler(response -> {
            if (response.type() == ResponseType.ERROR) {
                subscribed.tryFail(response.toString());
                return;
            }
            switch (response.get(0).toString()) {
                case "subscribe" -> subscribed.tryComplete();
                case "message" -> messages.handle(response.get(2).toString());
                default -> {
                    // Nothing else was asked for.
                }
            }
        });
        return connection.send(Request.cmd(Command.SUBSCRIBE).arg(channel)).compose(_ -> subscribed.future());
    }
}
