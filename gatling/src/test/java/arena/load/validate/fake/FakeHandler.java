package arena.load.validate.fake;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Answers the requests of one of Netty's codecs. Used by one thread. */
final class FakeHandler extends SimpleChannelInboundHandler<FullHttpRequest> {

    /** Gives the response to a request. */
    interface Service {
        FakeResponse answer(FakeRequest request) throws IOException;
    }

    private final Service service;

    FakeHandler(Service service) {
        this.service = service;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, FullHttpRequest request) throws IOException {
        Map<String, String> fields = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        request.headers().forEach(field -> fields.put(field.getKey(), field.getValue()));
        FakeResponse response = service.answer(new FakeRequest(
                request.method().name(),
                request.uri(),
                fields,
                request.content().toString(StandardCharsets.ISO_8859_1)));
        var _ = context.writeAndFlush(converted(response)).addListener(ChannelFutureListener.CLOSE_ON_FAILURE);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        var _ = context.close();
    }

    private static FullHttpResponse converted(FakeResponse response) {
        byte[] body = response.body().getBytes(StandardCharsets.ISO_8859_1);
        FullHttpResponse converted = new DefaultFullHttpResponse(
                HttpVersion.HTTP_1_1, HttpResponseStatus.valueOf(response.status()), Unpooled.wrappedBuffer(body));
        add(response.fields(), converted.headers());
        if (response.hasLength()) {
            converted.headers().set("Content-Length", body.length);
        }
        add(response.trailers(), converted.trailingHeaders());
        return converted;
    }

    private static void add(List<String> lines, HttpHeaders target) {
        for (String line : lines) {
            int colon = line.indexOf(':');
            target.add(line.substring(0, colon), line.substring(colon + 1).strip());
        }
    }
}
