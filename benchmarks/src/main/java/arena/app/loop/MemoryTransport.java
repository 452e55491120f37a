package arena.app.loop;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFactory;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.ServerChannel;
import io.netty.channel.local.LocalIoHandler;
import io.netty.channel.socket.DatagramChannel;
import io.vertx.core.net.TcpConfig;
import io.vertx.core.spi.transport.Transport;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** A transport of Vert.x without sockets, for one port of a server. Thread-safe. */
final class MemoryTransport implements io.vertx.core.transport.Transport, Transport {

    private final AtomicReference<@Nullable MemoryPort> port = new AtomicReference<>();

    /** @throws NullPointerException if no server listens */
    MemoryPort port() {
        return Objects.requireNonNull(port.get(), "no server listens");
    }

    @Override
    public ChannelFactory<? extends ServerChannel> serverChannelFactory(boolean domainSocket) {
        return () -> {
            MemoryPort opened = new MemoryPort();
            port.set(opened);
            return opened;
        };
    }

    @Override
    public String name() {
        return "memory";
    }

    @Override
    public boolean available() {
        return true;
    }

    @Override
    public Transport implementation() {
        return this;
    }

    @Override
    public Throwable unavailabilityCause() {
        throw new IllegalStateException("it is available");
    }

    /** Its loops only carry out tasks: of all that there are this one does so without asking a kernel. */
    @Override
    public IoHandlerFactory ioHandlerFactory() {
        return LocalIoHandler.newFactory();
    }

    // The interface asks for Netty's deprecated class.
    @SuppressWarnings("deprecation")
    @Override
    public DatagramChannel datagramChannel(io.netty.channel.socket.InternetProtocolFamily family) {
        throw new UnsupportedOperationException("no datagrams");
    }

    @Override
    public ChannelFactory<? extends DatagramChannel> datagramChannelFactory() {
        throw new UnsupportedOperationException("no datagrams");
    }

    @Override
    public ChannelFactory<? extends Channel> channelFactory(boolean domainSocket) {
        throw new UnsupportedOperationException("no clients");
    }

    /** There are no options of sockets. */
    @Override
    public void configure(TcpConfig config, boolean domainSocket, Bootstrap bootstrap) {}

    @Override
    public void configure(TcpConfig config, boolean domainSocket, ServerBootstrap bootstrap) {}
}
