package arena.app;

import arena.profiles.Request;
import arena.profiles.check.Verifier;
import arena.profiles.wire.Wire;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpContentDecompressor;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpResponseDecoder;
import java.nio.charset.StandardCharsets;

/** One request, whose answer is taken apart and judged. */
final class Question implements MemoryClient.Speaker {

    private static final int MAX_BODY_BYTES = 1 << 24;

    private final Request request;
    private final byte[] bytes;
    private final EmbeddedChannel decoder = new EmbeddedChannel(
            new HttpResponseDecoder(), new HttpContentDecompressor(0), new HttpObjectAggregator(MAX_BODY_BYTES));
    private int answerBytes;

    Question(Request request) {
        this.request = request;
        this.bytes = bytes(request);
    }

    /**
     * Asks it.
     *
     * @return how many bytes the answer has, head and all
     * @throws IllegalStateException if the answer is not that of the catalogue
     */
    int ask(MemoryClient client, Verifier verifier) {
        client.converse(this, 1);
        FullHttpResponse answer = decoder.readInbound();
        try {
            verifier.problem(
                            request.answer(),
                            answer.status().code(),
                            answer.headers().get(HttpHeaderNames.CONTENT_TYPE),
                            ByteBufUtil.getBytes(answer.content()))
                    .ifPresent(problem -> {
                        throw new IllegalStateException(request.target() + ": " + problem);
                    });
        } finally {
            answer.release();
            decoder.finishAndReleaseAll();
        }
        return answerBytes;
    }

    @Override
    public ByteBuf say() {
        return Unpooled.wrappedBuffer(bytes);
    }

    @Override
    public boolean hear(ByteBuf answer) {
        answerBytes += answer.readableBytes();
        decoder.writeInbound(answer.retainedDuplicate());
        return !decoder.inboundMessages().isEmpty();
    }

    private static byte[] bytes(Request request) {
        String[] headers = request.headers().entrySet().stream()
                .map(header -> header.getKey() + ": " + header.getValue())
                .toArray(String[]::new);
        String body = request.payload().content();
        String text = switch (request.payload().framing()) {
            case NONE -> Wire.request(request.method(), request.target(), headers);
            case CONTENT_LENGTH -> Wire.post(request.target(), body, headers);
            case CHUNKED -> Wire.postChunked(request.target(), body, body.length(), headers);
            case TEXT_MESSAGE -> throw new IllegalArgumentException(request.target() + ": no request of HTTP");
        };
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
