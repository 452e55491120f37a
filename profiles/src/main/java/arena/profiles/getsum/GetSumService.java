package arena.profiles.getsum;

import io.vertx.core.Handler;
import io.vertx.core.MultiMap;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.grpc.common.GrpcStatus;
import io.vertx.grpc.server.GrpcServer;
import io.vertx.grpc.server.GrpcServerOptions;
import org.jspecify.annotations.Nullable;

/**
 * Takes the calls of gRPC out of the requests of a port and leaves all others to somebody else. Methods that are not known
 * end with UNIMPLEMENTED, whatever their service. One per event loop.
 */
public final class GetSumService implements Handler<HttpServerRequest> {

    /** Of a message, compressed or not. What the methods ask for takes 33 bytes at most. */
    static final int MAX_MESSAGE_BYTES = 4096;

    static final CharSequence TIMEOUT = HttpHeaders.createOptimized("grpc-timeout");

    /** The encoding of messages where the client names none. */
    static final String NO_ENCODING = "";

    private static final CharSequence ENCODING = HttpHeaders.createOptimized("grpc-encoding");

    /** Bytes of a request that has its answer already which are read and thrown away. */
    private static final int MAX_DISCARDED_BYTES = 64 * 1024;

    /** NO_ERROR of RFC 9113, 7: the answer is whole, the rest of the request is not wanted (8.1). */
    private static final long HTTP2_NO_ERROR = 0;

    private final Handler<HttpServerRequest> others;
    private final GrpcServer calls;

    /**
     * Makes the service of an event loop.
     *
     * @param others takes what is not gRPC
     */
    public GetSumService(Vertx loop, SumMessages messages, Handler<HttpServerRequest> others) {
        this.others = others;
        this.calls = GrpcServer.server(loop, new GrpcServerOptions().setMaxMessageSize(MAX_MESSAGE_BYTES));
        calls.callHandler(request -> request.response()
                .status(GrpcStatus.UNIMPLEMENTED)
                .statusMessage("no such method")
                .end());
        add(loop, messages.getSum(), (call, operands) -> call.end(Sums.sum(operands.a(), operands.b())));
        add(loop, messages.streamSum(), (call, operands) -> SumStream.begin(loop, call, operands));
    }

    @Override
    public void handle(HttpServerRequest request) {
        if (request.version() == HttpVersion.HTTP_2
                && HttpMethod.POST.equals(request.method())
                && isGrpc(request.getHeader(HttpHeaders.CONTENT_TYPE))) {
            serve(request);
        } else {
            others.handle(request);
        }
    }

    static CallException tooLarge() {
        return new CallException(
                GrpcStatus.RESOURCE_EXHAUSTED, "the message is larger than " + MAX_MESSAGE_BYTES + " bytes");
    }

    private <Q, R> void add(Vertx loop, SumMethod<Q, R> method, Call.Answer answer) {
        calls.callHandler(method.signature(), request -> Call.serve(loop, method, answer, request));
    }

    /** Messages in JSON, which Vert.x knows too, are no part of the contract. */
    private static boolean isGrpc(@Nullable String contentType) {
        return "application/grpc".equals(contentType) || "application/grpc+proto".equals(contentType);
    }

    private void serve(HttpServerRequest request) {
        MultiMap headers = request.headers();
        String encoding = headers.get(ENCODING);
        // The server of Vert.x throws, and never answers, when a message says that it is compressed and no header says
        // how.
        if (encoding == null || encoding.equals("identity")) {
            headers.set(ENCODING, NO_ENCODING);
        }
        // A port that compresses would compress what gRPC has framed, which clients don't expect.
        headers.remove(HttpHeaders.ACCEPT_ENCODING);
        request.response().endHandler(_ -> {
            if (!request.isEnded()) {
                discardRest(request);
            }
        });
        calls.handle(request);
    }

    private static void discardRest(HttpServerRequest request) {
        long answeredAt = request.bytesRead();
        request.handler(_ -> {
            if (request.bytesRead() - answeredAt > MAX_DISCARDED_BYTES) {
                request.response().reset(HTTP2_NO_ERROR);
            }
        });
    }
}
