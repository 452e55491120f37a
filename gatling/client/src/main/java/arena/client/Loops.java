package arena.client;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.transport.Transport;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Event loops for a command, which closes them in the end. */
final class Loops implements AutoCloseable {

    private static final int CLOSE_SECONDS = 5;

    private final Vertx vertx;

    /** On epoll where it works, else on NIO; never on io_uring, on which QUIC is slow. */
    Loops(int count) {
        @Nullable Transport epoll = Transport.EPOLL;
        vertx = Vertx.builder()
                .with(new VertxOptions().setEventLoopPoolSize(count))
                .withTransport(epoll != null && epoll.available() ? epoll : Transport.NIO)
                .build();
    }

    Vertx vertx() {
        return vertx;
    }

    @Override
    public void close() {
        vertx.close().timeout(CLOSE_SECONDS, TimeUnit.SECONDS).otherwiseEmpty().await();
    }
}
