package arena.app.loop;

import io.vertx.core.Vertx;
import java.util.function.UnaryOperator;

/**
 * The event loops for QUIC, apart from those for TCP: with datagrams io_uring leaves an idle loop at a third of the rate of
 * epoll, so where TCP has io_uring QUIC has epoll.
 *
 * <p>Unlike TCP's they belong to one {@link Vertx}. The kernel chooses the socket of a datagram by the addresses it came
 * from and went to, and a client's may change while a connection lasts; then a socket gets what belongs to another loop.
 * Servers inside one {@code Vertx} hand it on: the connection's id says to which. Immutable.
 *
 * @param count how many loops {@code vertx} has
 */
public record QuicLoops(Vertx vertx, int count) {

    /** Opens them where the loops for TCP run on that transport. */
    static QuicLoops open(int count, TransportChoice tcp) {
        TransportChoice transport = tcp != TransportChoice.IO_URING
                ? tcp
                : TransportChoice.EPOLL.obstacle().isEmpty() ? TransportChoice.EPOLL : TransportChoice.NIO;
        return new QuicLoops(EventLoops.vertx(transport, count, UnaryOperator.identity()), count);
    }
}
