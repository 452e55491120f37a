package arena.app.loop;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFactory;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.ServerChannel;
import io.netty.channel.socket.DatagramChannel;
import io.netty.channel.socket.nio.NioChannelOption;
import io.vertx.core.net.TcpConfig;
import io.vertx.core.spi.transport.Transport;
import java.net.StandardSocketOptions;
import java.util.concurrent.ThreadFactory;

/**
 * The NIO transport of Vert.x with the one thing that it lacks: it ignores the wish for SO_REUSEPORT, without which only one of
 * our loops could listen. Everything else is left to it. Stateless.
 */
final class ReusePortNio implements Transport {

    private final Transport nio = io.vertx.core.transport.Transport.NIO.implementation();

    /** As what Vert.x takes it. */
    static io.vertx.core.transport.Transport transport() {
        ReusePortNio implementation = new ReusePortNio();
        return new io.vertx.core.transport.Transport() {
            @Override
            public String name() {
                return NIO.name();
            }

            @Override
            public boolean available() {
                return NIO.available();
            }

            @Override
            public Throwable unavailabilityCause() {
                return NIO.unavailabilityCause();
            }

            @Override
            public Transport implementation() {
                return implementation;
            }
        };
    }

    @Override
    public void configure(TcpConfig config, boolean domainSocket, ServerBootstrap bootstrap) {
        nio.configure(config, domainSocket, bootstrap);
        if (!domainSocket) {
            bootstrap.option(NioChannelOption.of(StandardSocketOptions.SO_REUSEPORT), config.isSoReusePort());
        }
    }

    @Override
    public void configure(TcpConfig config, boolean domainSocket, Bootstrap bootstrap) {
        nio.configure(config, domainSocket, bootstrap);
    }

    @Override
    public IoHandlerFactory ioHandlerFactory() {
        return nio.ioHandlerFactory();
    }

    @Override
    public EventLoopGroup eventLoopGroup(int type, int threads, ThreadFactory threadFactory, int ioRatio) {
        return nio.eventLoopGroup(type, threads, threadFactory, ioRatio);
    }

    // The interface asks for Netty's deprecated class.
    @SuppressWarnings("deprecation")
    @Override
    public DatagramChannel datagramChannel(io.netty.channel.socket.InternetProtocolFamily family) {
        return nio.datagramChannel(family);
    }

    @Override
    public ChannelFactory<? extends DatagramChannel> datagramChannelFactory() {
        return nio.datagramChannelFactory();
    }

    @Override
    public ChannelFactory<? extends Channel> channelFactory(boolean domainSocket) {
        return nio.channelFactory(domainSocket);
    }

    @Override
    public ChannelFactory<? extends ServerChannel> serverChannelFactory(boolean domainSocket) {
        return nio.serverChannelFactory(domainSocket);
    }
}
