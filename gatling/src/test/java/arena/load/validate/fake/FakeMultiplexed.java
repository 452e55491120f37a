package arena.load.validate.fake;

import arena.load.validate.client.KeyPairFiles;
import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http2.Http2FrameCodecBuilder;
import io.netty.handler.codec.http2.Http2MultiplexHandler;
import io.netty.handler.codec.http2.Http2StreamFrameToHttpObjectCodec;
import io.netty.handler.codec.http3.Http3;
import io.netty.handler.codec.http3.Http3FrameToHttpObjectCodec;
import io.netty.handler.codec.http3.Http3ServerConnectionHandler;
import io.netty.handler.codec.quic.InsecureQuicTokenHandler;
import io.netty.handler.codec.quic.QuicSslContext;
import io.netty.handler.codec.quic.QuicSslContextBuilder;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.SslHandshakeCompletionEvent;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.net.ssl.SSLEngine;

/** Listens for HTTP/2 and HTTP/3 by Netty's codecs. */
final class FakeMultiplexed implements AutoCloseable {

    private static final int MOST_BYTES = 1 << 20;
    private static final int MOST_STREAMS = 100;
    private static final int IDLE_SECONDS = 30;

    private final EventLoopGroup threads = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());

    /** HTTP/2 in clear text, by prior knowledge, on a free port that is returned. */
    int listenForH2c(FakeHandler.Service service) {
        return listen(0, channel -> speakHttp2(channel.pipeline(), service));
    }

    /** HTTP/2 or, where ALPN chose nothing else, HTTP/1.1 over TLS. */
    int listenForH2(Supplier<SSLEngine> engines, FakeHandler.Service service) {
        return listen(0, channel -> {
            SSLEngine engine = engines.get();
            channel.pipeline().addLast(new SslHandler(engine), new AfterHandshake(engine, service));
        });
    }

    /** Breaks off every connection. */
    int listenInVain() {
        return listen(0, channel -> {
            var _ = channel.close();
        });
    }

    /** HTTP/3 on this port. */
    void listenForH3(int port, Path certs, FakeHandler.Service service) {
        QuicSslContext tls = QuicSslContextBuilder.forServer(
                        certs.resolve(KeyPairFiles.KEY).toFile(),
                        null,
                        certs.resolve(KeyPairFiles.CERTIFICATE).toFile())
                .applicationProtocols(Http3.supportedApplicationProtocols())
                .build();
        ChannelHandler codec = Http3.newQuicServerCodecBuilder()
                .sslContext(tls)
                .maxIdleTimeout(IDLE_SECONDS, TimeUnit.SECONDS)
                .initialMaxData(MOST_BYTES)
                .initialMaxStreamDataBidirectionalLocal(MOST_BYTES)
                .initialMaxStreamDataBidirectionalRemote(MOST_BYTES)
                .initialMaxStreamsBidirectional(MOST_STREAMS)
                .tokenHandler(InsecureQuicTokenHandler.INSTANCE)
                .handler(initializer(connection -> connection
                        .pipeline()
                        .addLast(new Http3ServerConnectionHandler(initializer(stream -> {
                            stream.pipeline().addLast(new Http3FrameToHttpObjectCodec(true));
                            answer(stream.pipeline(), service);
                        })))))
                .build();
        new Bootstrap()
                .group(threads)
                .channel(NioDatagramChannel.class)
                .handler(codec)
                .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port))
                .syncUninterruptibly();
    }

    @Override
    public void close() {
        var _ = threads.shutdownGracefully(0, 0, TimeUnit.SECONDS);
    }

    private int listen(int port, Consumer<Channel> speech) {
        Channel listener = new ServerBootstrap()
                .group(threads)
                .channel(NioServerSocketChannel.class)
                .childHandler(initializer(speech))
                .bind(InetAddress.getLoopbackAddress(), port)
                .syncUninterruptibly()
                .channel();
        return ((InetSocketAddress) listener.localAddress()).getPort();
    }

    private static void speakHttp2(ChannelPipeline pipeline, FakeHandler.Service service) {
        pipeline.addLast(Http2FrameCodecBuilder.forServer().build());
        pipeline.addLast(new Http2MultiplexHandler(initializer(stream -> {
            stream.pipeline().addLast(new Http2StreamFrameToHttpObjectCodec(true));
            answer(stream.pipeline(), service);
        })));
    }

    private static void answer(ChannelPipeline pipeline, FakeHandler.Service service) {
        pipeline.addLast(new HttpObjectAggregator(MOST_BYTES), new FakeHandler(service));
    }

    private static ChannelHandler initializer(Consumer<Channel> action) {
        return new ChannelInitializer<Channel>() {
            @Override
            protected void initChannel(Channel channel) {
                action.accept(channel);
            }
        };
    }

    /** Goes on with what ALPN has chosen. */
    private static final class AfterHandshake extends ChannelInboundHandlerAdapter {

        private final SSLEngine engine;
        private final FakeHandler.Service service;

        AfterHandshake(SSLEngine engine, FakeHandler.Service service) {
            this.engine = engine;
            this.service = service;
        }

        @Override
        public void userEventTriggered(ChannelHandlerContext context, Object event) {
            if (event instanceof SslHandshakeCompletionEvent handshake && handshake.isSuccess()) {
                if (engine.getApplicationProtocol().equals("h2")) {
                    speakHttp2(context.pipeline(), service);
                } else {
                    context.pipeline().addLast(new HttpServerCodec());
                    answer(context.pipeline(), service);
                }
                context.pipeline().remove(this);
            }
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
            var _ = context.close();
        }
    }
}
