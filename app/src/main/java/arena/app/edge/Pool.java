package arena.app.edge;

import io.vertx.core.Vertx;
import io.vertx.core.http.Http2ClientConfig;
import io.vertx.core.http.HttpClientAgent;
import io.vertx.core.http.HttpClientConfig;
import io.vertx.core.http.HttpClientConnection;
import io.vertx.core.http.HttpConnectOptions;
import io.vertx.core.http.HttpVersion;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The connections to one server, of one event loop. They are kept until the server closes them, and the one used last is taken
 * first. It is not the client's own pool because that one costs more per request than the request itself, and gives a
 * connection out again while there may still be bytes in the same read that belong to nobody.
 */
final class Pool {

    /** Of requests that wait for a connection: more than clients can have under way on the loop of a busy server. */
    static final int MAX_WAITING = 16 * 1024;

    /** Requests at once on a connection of HTTP/2. */
    private static final long MAX_STREAMS = 128;

    /** Who wants a connection. */
    interface Customer {

        /** It has one, and gives it back by {@link Pool#release} or {@link Pool#discard}. */
        void connected(Line line);

        /** There is none to be had. */
        void unreachable(Throwable cause);

        /** Nothing is to be called any more: it has given up. */
        boolean isGone();
    }

    private final Vertx loop;
    private final HttpClientAgent client;
    private final HttpConnectOptions target;
    private final int maxConnections;
    private final Deque<Line> free = new ArrayDeque<>();
    private final Deque<Line> released = new ArrayDeque<>();
    private final Deque<Customer> waiting = new ArrayDeque<>();
    private int connections;
    private int connecting;

    Pool(Vertx loop, Upstream upstream, Duration connectLimit) {
        this.loop = loop;
        this.maxConnections = upstream.connections();
        this.target = new HttpConnectOptions()
                .setServer(upstream.address())
                // Only for messages: every request names its own host.
                .setHost("localhost")
                .setPort(80);
        HttpClientConfig config = new HttpClientConfig()
                .setVersions(upstream.multiplexed() ? HttpVersion.HTTP_2 : HttpVersion.HTTP_1_1)
                .setConnectTimeout(connectLimit);
        config.setHttp2Config(new Http2ClientConfig().setClearTextUpgrade(false));
        this.client = loop.httpClientBuilder().with(config).build();
    }

    /** Hands a connection over, at once or when there is one. */
    void acquire(Customer customer) {
        Line line = free.peekFirst();
        if (line != null) {
            handOver(line, customer);
            return;
        }
        while (!waiting.isEmpty() && waiting.getFirst().isGone()) {
            waiting.removeFirst();
        }
        if (waiting.size() >= MAX_WAITING) {
            customer.unreachable(new OverloadException());
            return;
        }
        waiting.addLast(customer);
        connectIfWanted();
    }

    /** Takes a connection back that is as good as new. */
    void release(Line line) {
        // In the next turn of the loop only: if the server has sent more than its answer, that has been noticed until
        // then.
        if (released.isEmpty()) {
            loop.runOnContext(_ -> reuse());
        }
        released.addLast(line);
    }

    /** Takes a connection back on which something is left over from the request, if others don't use it as well. */
    void discard(Line line) {
        if (line.isShared()) {
            release(line);
        } else {
            line.leave();
            line.close();
        }
    }

    private void reuse() {
        for (Line line = released.pollFirst(); line != null; line = released.pollFirst()) {
            boolean wasFull = !line.hasRoom();
            line.leave();
            if (!line.isClosed()) {
                if (wasFull) {
                    free.addFirst(line);
                }
                serveWaiting();
            }
        }
        connectIfWanted();
    }

    private void serveWaiting() {
        while (!waiting.isEmpty() && !free.isEmpty()) {
            Customer customer = waiting.removeFirst();
            if (!customer.isGone()) {
                handOver(free.getFirst(), customer);
            }
        }
    }

    private void handOver(Line line, Customer customer) {
        line.enter();
        if (!line.hasRoom()) {
            free.remove(line);
        }
        customer.connected(line);
    }

    private void connectIfWanted() {
        if (connections < maxConnections && connecting + released.size() < waiting.size()) {
            connections++;
            connecting++;
            client.connect(target).onSuccess(this::connected).onFailure(this::failed);
        }
    }

    private void connected(HttpClientConnection connection) {
        connecting--;
        boolean multiplexed = connection.protocolVersion() == HttpVersion.HTTP_2;
        Line line = new Line(connection, multiplexed ? (int) Math.min(connection.maxActiveStreams(), MAX_STREAMS) : 1);
        connection.closeHandler(_ -> closed(line));
        free.addFirst(line);
        serveWaiting();
    }

    private void closed(Line line) {
        line.markClosed();
        connections--;
        free.remove(line);
        connectIfWanted();
    }

    /** Who has waited longest hears of it; and everybody, if nothing is left that they could wait for. */
    private void failed(Throwable cause) {
        connecting--;
        connections--;
        @Nullable Customer next = waiting.pollFirst();
        while (next != null) {
            if (!next.isGone()) {
                next.unreachable(cause);
                if (connections > 0) {
                    return;
                }
            }
            next = waiting.pollFirst();
        }
    }
}
