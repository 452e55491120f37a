package arena.app.testing;

import io.netty.bootstrap.Bootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.http2.DefaultHttp2DataFrame;
import io.netty.handler.codec.http2.DefaultHttp2Headers;
import io.netty.handler.codec.http2.DefaultHttp2HeadersFrame;
import io.netty.handler.codec.http2.Http2DataFrame;
import io.netty.handler.codec.http2.Http2FrameCodecBuilder;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.Http2HeadersFrame;
import io.netty.handler.codec.http2.Http2MultiplexHandler;
import io.netty.handler.codec.http2.Http2ResetFrame;
import io.netty.handler.codec.http2.Http2StreamChannelBootstrap;
import io.netty.handler.codec.http2.Http2StreamFrame;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** HTTP/2 in clear text by prior knowledge, with headers that no client would send. */
public final class FrameClient implements AutoCloseable {

    private final EventLoopGroup group = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final Channel connection;

    public FrameClient(int port) {
        connection = new Bootstrap()
                .group(group)
                .channel(NioSocketChannel.class)
                .handler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        channel.pipeline()
                                .addLast(Http2FrameCodecBuilder.forClient()
                                        .validateHeaders(false)
                                        .encoderEnforceMaxConcurrentStreams(false)
                                        .build())
                                .addLast(new Http2MultiplexHandler(new Ignoring()));
                    }
                })
                .connect("127.0.0.1", port)
                .syncUninterruptibly()
                .channel();
    }

    /** Headers for a request, unchecked. */
    public static Http2Headers headers(String method, String path) {
        return new DefaultHttp2Headers(false)
                .method(method)
                .scheme("http")
                .path(path)
                .authority("localhost:8080");
    }

    /**
     * Sends a request with these headers, and this body unless it is empty.
     *
     * @return the status and the body, {@code 200 ok}, or {@code reset} if the stream or the connection has been ended instead
     */
    public String exchange(Http2Headers headers, String body) {
        CompletableFuture<String> answer = new CompletableFuture<>();
        connection.closeFuture().addListener(_ -> answer.complete("reset"));
        Channel stream = new Http2StreamChannelBootstrap(connection)
                .handler(new Answer(answer))
                .open()
                .syncUninterruptibly()
                .getNow();
        var _ = stream.write(new DefaultHttp2HeadersFrame(headers, body.isEmpty()));
        if (!body.isEmpty()) {
            var _ = stream.write(
                    new DefaultHttp2DataFrame(Unpooled.copiedBuffer(body, StandardCharsets.ISO_8859_1), true));
        }
        stream.flush();
        return answer.orTimeout(20, TimeUnit.SECONDS).join();
    }

    @Override
    public void close() {
        connection.close().syncUninterruptibly();
        var _ = group.shutdownGracefully(0, 1, TimeUnit.SECONDS);
    }

    private static final class Ignoring extends SimpleChannelInboundHandler<Object> {
        @Override
        protected void channelRead0(ChannelHandlerContext context, Object message) {
            // A server opens no streams.
        }
    }

    private static final class Answer extends SimpleChannelInboundHandler<Http2StreamFrame> {

        private final CompletableFuture<String> answer;
        private final StringBuilder text = new StringBuilder();

        private Answer(CompletableFuture<String> answer) {
            this.answer = answer;
        }

        @Override
        protected void channelRead0(ChannelHandlerContext context, Http2StreamFrame frame) {
            switch (frame) {
                case Http2HeadersFrame headers -> {
                    text.append(headers.headers().status()).append(' ');
                    endIf(headers.isEndStream());
                }
                case Http2DataFrame data -> {
                    text.append(data.content().toString(StandardCharsets.ISO_8859_1));
                    endIf(data.isEndStream());
                }
                case Http2ResetFrame _ -> answer.complete("reset");
                default -> {
                    // Windows, pings and priorities.
                }
            }
        }

        @Override
        public void channelInactive(ChannelHandlerContext context) {
            answer.complete("reset");
        }

        private void endIf(boolean last) {
            if (last) {
                answer.complete(text.toString().strip());
            }
        }
    }
}
