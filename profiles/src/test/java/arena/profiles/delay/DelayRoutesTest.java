package arena.profiles.delay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.profiles.http.Exchange;
import arena.profiles.http.QueryReader;
import arena.profiles.http.Route;
import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.NetClient;
import io.vertx.core.net.NetSocket;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The endpoint over real sockets, with each timer. */
@ParameterizedClass
@EnumSource
class DelayRoutesTest {

    private static final int CONNECTIONS = 2_000;
    private static final String PREFIX = "/delay/";

    private final TimerKind kind;
    private final AtomicInteger waitsOver = new AtomicInteger();
    private final List<WeakReference<HttpServerRequest>> requests = new CopyOnWriteArrayList<>();
    private Vertx vertx;
    private NetClient client;
    private HttpServer server;

    private record Timed(long millis, String response, long nanos) {}

    DelayRoutesTest(TimerKind kind) {
        this.kind = kind;
    }

    @BeforeEach
    void open() {
        vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(2));
        DelayTimer timer = kind.create(vertx);
        Route route = DelayRoutes.routes((millis, task) -> timer.after(millis, counted(task)))
                .getFirst();
        server = vertx.createHttpServer()
                .requestHandler(request -> {
                    requests.add(new WeakReference<>(request));
                    route.serve(new Exchange(
                            request, QueryReader.scanning(), request.uri().substring(PREFIX.length())));
                })
                .listen(0, "127.0.0.1")
                .await();
        client = vertx.createNetClient();
    }

    @AfterEach
    void close() {
        vertx.close().await();
    }

    @Test
    @DisplayName("CHECKS 31, 32, 38: 2,000 delays at once, each kept to the nanosecond and with its own answer")
    void keepsThousandsOfDelaysAtOnce() throws TimeoutException {
        List<NetSocket> sockets = new ArrayList<>();
        for (int i = 0; i < CONNECTIONS; i++) {
            sockets.add(connect());
        }

        List<Future<Timed>> answers = IntStream.range(0, CONNECTIONS)
                .mapToObj(i -> timed(sockets.get(i), 10 + i * 13L % 400))
                .toList();

        Future.all(answers).await(60, TimeUnit.SECONDS);
        assertThat(answers).extracting(Future::result).allSatisfy(timed -> {
            assertThat(timed.response()).startsWith("HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n");
            assertThat(timed.response()).endsWith("\r\n\r\n" + timed.millis());
            assertThat(timed.nanos()).isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(timed.millis()));
        });
    }

    @Test
    @DisplayName("CHECKS 33: no delay is answered without waiting")
    void answersZeroAtOnce() throws TimeoutException {
        String response = timed(connect(), 0).await(30, TimeUnit.SECONDS).response();

        assertThat(response).endsWith("\r\n\r\n0");
        assertThat(waitsOver).hasValue(0);
    }

    @Test
    void refusesADelayThatIsLongerThanAMinute() throws TimeoutException {
        String response = timed(connect(), 60_001).await(30, TimeUnit.SECONDS).response();

        assertThat(response)
                .startsWith("HTTP/1.1 400 Bad Request\r\n")
                .endsWith("path parameter ms must be between 0 and 60000\n");
    }

    @Test
    void saysNothingWhenTheClientIsGoneBeforeItsAnswer() throws TimeoutException {
        Log log = new Log();
        try {
            for (int i = 0; i < 20; i++) {
                NetSocket socket = connect();
                timed(socket, 100);
                socket.close().await();
            }

            await().atMost(Duration.ofSeconds(30))
                    .untilAsserted(() -> assertThat(waitsOver).hasValue(20));
            assertThat(timed(connect(), 1).await(30, TimeUnit.SECONDS).response())
                    .endsWith("\r\n\r\n1");
            assertThat(log.lines).isEmpty();
        } finally {
            log.close();
        }
    }

    @Test
    void letsGoOfARequestAsSoonAsItsClientIsGone() {
        NetSocket socket = connect();
        timed(socket, DelayTimer.MAX_MILLIS);
        await().atMost(Duration.ofSeconds(30)).until(() -> !requests.isEmpty());

        socket.close().await();

        await().atMost(Duration.ofSeconds(30)).until(() -> {
            System.gc();
            return requests.getFirst().get() == null;
        });
        assertThat(waitsOver).hasValue(0);
    }

    private Runnable counted(Runnable task) {
        return () -> {
            task.run();
            waitsOver.incrementAndGet();
        };
    }

    private NetSocket connect() {
        return client.connect(server.actualPort(), "127.0.0.1").await();
    }

    /** Sends one request and takes the first piece of the answer, which is all of it. */
    private static Future<Timed> timed(NetSocket socket, long millis) {
        Promise<Timed> answer = Promise.promise();
        long begin = System.nanoTime();
        socket.handler(piece -> answer.tryComplete(new Timed(millis, piece.toString(), System.nanoTime() - begin)));
        socket.write(Buffer.buffer("GET " + PREFIX + millis + " HTTP/1.1\r\nHost: localhost\r\n\r\n"));
        return answer.future();
    }

    /** What event loops log while it is open; other tests run at the same time. */
    private final class Log extends Handler {

        private final List<String> lines = new CopyOnWriteArrayList<>();

        Log() {
            Logger.getLogger("").addHandler(this);
        }

        @Override
        public void publish(LogRecord line) {
            // Other tests of this JVM log too.
            Context context = Vertx.currentContext();
            if (context != null && context.owner().equals(vertx)) {
                lines.add(line.getLoggerName() + ": " + line.getMessage());
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {
            Logger.getLogger("").removeHandler(this);
        }
    }
}
