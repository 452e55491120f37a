package arena.profiles.ws;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.NetSocket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** Takes the connection over as a socket of bytes. Owned by one event loop, whose connections share its array. */
final class DirectEcho implements WsEcho {

    private static final byte[] GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11".getBytes(StandardCharsets.ISO_8859_1);

    private static final CharSequence WEBSOCKET = HttpHeaders.createOptimized("websocket");
    private static final CharSequence UPGRADE = HttpHeaders.createOptimized("Upgrade");
    private static final CharSequence ACCEPT_HEADER = HttpHeaders.createOptimized("Sec-WebSocket-Accept");

    private final Vertx loop;
    private final MessageDigest sha1 = sha1();
    private final Scratch scratch = new Scratch();

    DirectEcho(Vertx loop) {
        this.loop = loop;
    }

    @Override
    public Future<?> upgrade(HttpServerRequest request, String key) {
        Promise<NetSocket> socket = Promise.promise();
        // Vert.x may be within the writing of the answer before this one, and would take the HTTP encoder away from
        // both.
        loop.runOnContext(_ -> take(request, key).onComplete(socket));
        return socket.future().onSuccess(it -> new DirectSocket(it, scratch, loop).start());
    }

    private Future<NetSocket> take(HttpServerRequest request, String key) {
        if (request.response().closed()) {
            return Future.failedFuture("the client has gone");
        }
        request.response()
                .putHeader(HttpHeaders.UPGRADE, WEBSOCKET)
                .putHeader(HttpHeaders.CONNECTION, UPGRADE)
                .putHeader(ACCEPT_HEADER, accept(key));
        return request.toNetSocket();
    }

    private String accept(String key) {
        sha1.update(key.getBytes(StandardCharsets.ISO_8859_1));
        return Base64.getEncoder().encodeToString(sha1.digest(GUID));
    }

    private static MessageDigest sha1() {
        try {
            return MessageDigest.getInstance("SHA-1");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every JDK has SHA-1", impossible);
        }
    }
}
