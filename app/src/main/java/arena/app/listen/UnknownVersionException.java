package arena.app.listen;

import io.netty.handler.codec.DecoderException;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;

/**
 * A request line in a version that is not spoken here, or that is none. Vert.x would answer by itself, with 501, no word of
 * explanation, and in the version that it does not speak.
 */
final class UnknownVersionException extends DecoderException {

    private static final long serialVersionUID = 1L;

    private UnknownVersionException(HttpVersion version) {
        super(version.text());
    }

    /**
     * Makes a request of such a version a malformed one, to be answered in HTTP/1.1. A version that is right is one of Netty's
     * very objects, while another spelling of it is equal to them.
     */
    @SuppressWarnings("ReferenceEquality")
    static HttpRequest check(HttpRequest request) {
        HttpVersion version = request.protocolVersion();
        if (version != HttpVersion.HTTP_1_1 && version != HttpVersion.HTTP_1_0) {
            if (request.decoderResult().isSuccess()) {
                request.setDecoderResult(DecoderResult.failure(new UnknownVersionException(version)));
            }
            request.setProtocolVersion(HttpVersion.HTTP_1_1);
        }
        return request;
    }
}
