package arena.app.loop;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFactory;
import io.netty.channel.ChannelHandler;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.ServerChannel;
import io.netty.channel.socket.DatagramChannel;
import io.netty.channel.socket.nio.NioChannelOption;
import io.vertx.core.datagram.DatagramSocketOptions;
import io.vertx.core.net.TcpConfig;
import io.vertx.core.spi.transport.Transport;
import java.net.SocketAddress;
import java.net.StandardSocketOptions;
import java.util.concurrent.ThreadFactory;
import java.util.function.UnaryOperator;

/**
 * A transport of Vert.x with two things that it lacks: that of NIO ignores the wish for SO_REUSEPORT, without which only one of
 * our loops could listen, and none has a place for a handler before those of a connection. Everything else is left to it.
 *
 * @param transport what it is made of
 * @param around puts something before the handler that gets every new connection
 */
record LoopTransport(io.vertx.core.transport.Transport transport, UnaryOperator<ChannelHandler> around)
        implements io.vertx.core.transport.Transport {

    @Override
    public String name() {
        return transport.name();
    }

    @Override
    public boolean available() {
        return transport.available();
    }

    @Override
    public Throwable unavailabilityCause() {
        return transport.unavailabilityCause();
    }

    @Override
    public Transport implementation() {
        return new Implementation(
                transport.implementation(), transport.equals(io.vertx.core.transport.Transport.NIO), around);
    }

    private record Implementation(Transport transport, boolean lacksReusePort, UnaryOperator<ChannelHandler> around)
            implements Transport {

        @Override
        public void configure(TcpConfig config, boolean domainSocket, ServerBootstrap bootstrap) {
            transport.configure(config, domainSocket, bootstrap);
            if (lacksReusePort && !domainSocket) {
                bootstrap.option(NioChannelOption.of(StandardSocketOptions.SO_REUSEPORT), config.isSoReusePort());
            }
            bootstrap.childHandler(around.apply(bootstrap.config().childHandler()));
        }

        @Override
        public void configure(TcpConfig config, boolean domainSocket, Bootstrap bootstrap) {
            transport.configure(config, domainSocket, bootstrap);
        }

        @Override
        public void configure(DatagramChannel channel, DatagramSocketOptions options) {
            transport.configure(channel, options);
        }

        @Override
        public boolean supportsDomainSockets() {
            return transport.supportsDomainSockets();
        }

        @Override
        public boolean supportFileRegion() {
            return transport.supportFileRegion();
        }

        @Override
        public SocketAddress convert(io.vertx.core.net.SocketAddress address) {
            return transport.convert(address);
        }

        @Override
        public io.vertx.core.net.SocketAddress convert(SocketAddress address) {
            return transport.convert(address);
        }

        @Override
        public IoHandlerFactory ioHandlerFactory() {
            return transport.ioHandlerFactory();
        }

        @Override
        public EventLoopGroup eventLoopGroup(int type, int threads, ThreadFactory threadFactory, int ioRatio) {
            return transport.eventLoopGroup(type, threads, threadFactory, ioRatio);
        }

        // The interface asks for Netty's deprecated class.
        @SuppressWarnings("deprecation")
        @Override
        public DatagramChannel datagramChannel(io.netty.channel.socket.InternetProtocolFamily family) {
            return transport.datagramChannel(family);
        }

        @Override
        public ChannelFactory<? extends DatagramChannel> datagramChannelFactory() {
            return transport.datagramChannelFactory();
        }

        @Override
        public ChannelFactory<? extends Channel> channelFactory(boolean domainSocket) {
            return transport.channelFactory(domainSocket);
        }

        @Override
        public ChannelFactory<? extends ServerChannel> serverChannelFactory(boolean domainSocket) {
            return transport.serverChannelFactory(domainSocket);
        }
    }
}
