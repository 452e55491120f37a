package arena.peer.netty;

import arena.peer.setup.PeerSettings;
import arena.peer.setup.Port;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.unix.UnixChannelOption;
import io.netty.handler.codec.http.DefaultHttpHeadersFactory;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpServerCodec;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.OptionalInt;

/**
 * HTTP/1.1 by Netty's codec and a handler that knows its few paths: what our server would cost if the framework cost nothing. An
 * event loop for each CPU, each with a listening socket of its own.
 */
public final class NettyPeer {

    private static final int BACKLOG = 16 * 1024;

    private NettyPeer() {}

    /** Returns the ports that it listens at: that of HTTP/1.1 alone. */
    public static Map<Port, Integer> start(PeerSettings settings) {
        OptionalInt wanted = settings.port(Port.HTTP);
        if (wanted.isEmpty()) {
            return Map.of();
        }
        NettyTransport transport = NettyTransport.best();
        int bound = wanted.getAsInt();
        for (int loop = 0; loop < Runtime.getRuntime().availableProcessors(); loop++) {
            bound = listen(transport, bound);
        }
        return Map.of(Port.HTTP, bound);
    }

    private static int listen(NettyTransport transport, int port) {
        EventLoopGroup loop = new MultiThreadIoEventLoopGroup(1, transport.handlers());
        Channel listening = new ServerBootstrap()
                .group(loop)
                .channel(transport.channel())
                .option(UnixChannelOption.SO_REUSEPORT, true)
                .option(ChannelOption.SO_BACKLOG, BACKLOG)
                .childOption(ChannelOption.TCP_NODELAY, true)
                .childHandler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel connection) {
                        connection.pipeline().addLast(codec(), new FixedReplies());
                    }
                })
                .bind(PeerSettings.HOST, port)
                .syncUninterruptibly()
                .channel();
        return ((InetSocketAddress) listening.localAddress()).getPort();
    }

    private static HttpServerCodec codec() {
        return new HttpServerCodec(new HttpDecoderConfig()
                .setHeadersFactory(DefaultHttpHeadersFactory.headersFactory().withValidation(false)));
    }
}
