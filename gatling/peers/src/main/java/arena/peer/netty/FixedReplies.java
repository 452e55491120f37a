package arena.peer.netty;

import static io.netty.handler.codec.http.HttpHeaderNames.CONTENT_LENGTH;
import static io.netty.handler.codec.http.HttpHeaderNames.CONTENT_TYPE;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.CompositeByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.DefaultHttpHeadersFactory;
import io.netty.handler.codec.http.EmptyHttpHeaders;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeadersFactory;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.AsciiString;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Answers the requests of one connection: sums, the fixed text, the echo and the delay. Answers go out together when all that was
 * read has been answered. What is pipelined behind a delay would overtake it, which no workload does.
 */
// Whoever does not hear of a write that fails hears of the connection that is closed.
@SuppressWarnings("FutureReturnValueIgnored")
final class FixedReplies extends ChannelInboundHandlerAdapter {

    private static final HttpHeadersFactory HEADERS =
            DefaultHttpHeadersFactory.headersFactory().withValidation(false);
    private static final AsciiString OCTETS = HttpHeaderValues.APPLICATION_OCTET_STREAM;
    private static final AsciiString TEXT = HttpHeaderValues.TEXT_PLAIN;
    private static final String DELAY = "/delay/";
    private static final int MAX_DELAY_MILLIS = 60_000;
    private static final int MAX_BODY_BYTES = 16 * 1024 * 1024;

    private @Nullable HttpRequest request;
    private ByteBuf body = Unpooled.EMPTY_BUFFER;

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (message instanceof HttpRequest head) {
            request = head;
        }
        if (message instanceof HttpContent content) {
            read(context, content.content());
            if (content instanceof LastHttpContent && request != null) {
                answer(context, request, content.decoderResult().isSuccess());
            }
        }
    }

    /** Takes over the buffer. */
    private void read(ChannelHandlerContext context, ByteBuf part) {
        if (!part.isReadable()) {
            part.release();
        } else if (!body.isReadable()) {
            body = part;
        } else if (body instanceof CompositeByteBuf parts) {
            parts.addComponent(true, part);
        } else {
            body = context.alloc().compositeBuffer(Integer.MAX_VALUE).addComponents(true, body, part);
        }
        if (body.readableBytes() > MAX_BODY_BYTES) {
            context.close();
        }
    }

    private void answer(ChannelHandlerContext context, HttpRequest head, boolean whole) {
        ByteBuf content = body;
        body = Unpooled.EMPTY_BUFFER;
        request = null;
        if (!whole || head.decoderResult().isFailure()) {
            content.release();
            reply(context, false, HttpResponseStatus.BAD_REQUEST, TEXT, Unpooled.EMPTY_BUFFER);
            return;
        }
        try {
            answer(context, head, content);
        } catch (NumberFormatException _) {
            content.release();
            reply(context, HttpUtil.isKeepAlive(head), HttpResponseStatus.BAD_REQUEST, TEXT, Unpooled.EMPTY_BUFFER);
        }
    }

    /** Takes over the content, unless it throws. */
    private static void answer(ChannelHandlerContext context, HttpRequest head, ByteBuf content) {
        boolean keepAlive = HttpUtil.isKeepAlive(head);
        String target = head.uri();
        if (target.startsWith("/baseline11?") || target.startsWith("/baseline2?")) {
            long sum = Query.number(target, 'a') + Query.number(target, 'b') + number(content);
            content.release();
            text(context, keepAlive, Long.toString(sum));
        } else if (target.equals("/pipeline")) {
            content.release();
            text(context, keepAlive, "ok");
        } else if (target.equals("/echo")) {
            reply(context, keepAlive, HttpResponseStatus.OK, OCTETS, content);
        } else if (target.startsWith(DELAY)) {
            int millis = Integer.parseInt(target, DELAY.length(), target.length(), 10);
            delay(context, keepAlive, millis);
            content.release();
        } else {
            content.release();
            reply(context, keepAlive, HttpResponseStatus.NOT_FOUND, TEXT, Unpooled.EMPTY_BUFFER);
        }
    }

    private static long number(ByteBuf content) {
        return content.isReadable()
                ? Long.parseLong(content.toString(StandardCharsets.US_ASCII).strip())
                : 0;
    }

    private static void delay(ChannelHandlerContext context, boolean keepAlive, int millis) {
        if (millis < 0 || millis > MAX_DELAY_MILLIS) {
            throw new NumberFormatException("delay: " + millis);
        }
        context.executor()
                .schedule(
                        () -> {
                            text(context, keepAlive, Integer.toString(millis));
                            context.flush();
                        },
                        millis,
                        TimeUnit.MILLISECONDS);
    }

    private static void text(ChannelHandlerContext context, boolean keepAlive, String text) {
        reply(context, keepAlive, HttpResponseStatus.OK, TEXT, ByteBufUtil.writeAscii(context.alloc(), text));
    }

    /** Takes over the content. */
    private static void reply(
            ChannelHandlerContext context,
            boolean keepAlive,
            HttpResponseStatus status,
            AsciiString type,
            ByteBuf content) {
        var response = new DefaultFullHttpResponse(
                HttpVersion.HTTP_1_1, status, content, HEADERS.newHeaders(), EmptyHttpHeaders.INSTANCE);
        response.headers().set(CONTENT_TYPE, type).set(CONTENT_LENGTH, Integer.toString(content.readableBytes()));
        if (keepAlive) {
            context.write(response, context.voidPromise());
        } else {
            HttpUtil.setKeepAlive(response, false);
            context.write(response).addListener(ChannelFutureListener.CLOSE);
        }
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        context.flush();
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        body.release();
        body = Unpooled.EMPTY_BUFFER;
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        context.close();
    }
}
