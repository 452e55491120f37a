package arena.app.loop;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFactory;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.ServerChannel;
import io.netty.channel.local.LocalAddress;
import io.netty.channel.local.LocalChannel;
import io.netty.channel.local.LocalIoHandler;
import io.netty.channel.socket.DatagramChannel;
import io.vertx.core.net.TcpConfig;
import io.vertx.core.spi.transport.Transport;
import java.net.SocketAddress;
import java.util.Objects;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * A transport of Vert.x without sockets: bytes go from one pipeline of the process to the other. Ports are names here. Vert.x has
 * no way to put its server into an embedded channel; this is the nearest that there is.
 */
final class LocalTransport implements io.vertx.core.transport.Transport, Transport {

    private static final String HOST = "127.0.0.1";

    private final AtomicReference<@Nullable EventLoopGroup> loops = new AtomicReference<>();

    /** What a server on this port is called. */
    static LocalAddress address(int port) {
        return new LocalAddress(Integer.toString(port));
    }

    /** Those of the {@code Vertx} that was made with this. */
    EventLoopGroup loops() {
        return Objects.requireNonNull(loops.get(), "no Vertx was made");
    }

    @Override
    public EventLoopGroup eventLoopGroup(int type, int threads, ThreadFactory factory, int ioRatio) {
        EventLoopGroup group = Transport.super.eventLoopGroup(type, threads, factory, ioRatio);
        if (type == IO_EVENT_LOOP_GROUP) {
            loops.set(group);
        }
        return group;
    }

    @Override
    public String name() {
        return "local";
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

    @Override
    public boolean supportFileRegion() {
        return false;
    }

    @Override
    public SocketAddress convert(io.vertx.core.net.SocketAddress address) {
        return address(address.port());
    }

    @Override
    public io.vertx.core.net.SocketAddress convert(SocketAddress address) {
        int port =
                address instanceof LocalAddress local && local.id().matches("\\d+") ? Integer.parseInt(local.id()) : 0;
        return io.vertx.core.net.SocketAddress.inetSocketAddress(port, HOST);
    }

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
        return LocalChannel::new;
    }

    @Override
    public ChannelFactory<? extends ServerChannel> serverChannelFactory(boolean domainSocket) {
        return LocalPort::new;
    }

    /** There are no options of sockets. */
    @Override
    public void configure(TcpConfig config, boolean domainSocket, Bootstrap bootstrap) {}

    @Override
    public void configure(TcpConfig config, boolean domainSocket, ServerBootstrap bootstrap) {}
}
