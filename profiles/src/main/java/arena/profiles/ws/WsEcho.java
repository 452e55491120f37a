package arena.profiles.ws;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;

/**
 * Makes a WebSocket of a connection and echoes on it, frame by frame: each with the opcode that it has, a control frame at
 * once, whatever it stands between. A client that breaks the protocol is told so by the code of a close frame (RFC 6455,
 * 7.4.1). While a client does not read, nothing is read from it. Flavours differ in how.
 */
public interface WsEcho {

    /** Bytes of a message at most, in one frame or in several. */
    int MAX_MESSAGE_BYTES = 1024 * 1024;

    /**
     * Confirms an upgrade and echoes from then on, until either side closes.
     *
     * @param request an upgrade that is as it should be
     * @param key its Sec-WebSocket-Key
     * @return complete once the connection is a WebSocket
     */
    Future<?> upgrade(HttpServerRequest request, String key);

    /** By the WebSocket of Vert.x. Makes one for an event loop. */
    static WsEcho framework(Vertx loop) {
        return new FrameworkEcho(loop);
    }

    /** By frames taken apart here, all that came in one read answered by one write. Makes one for an event loop. */
    static WsEcho direct(Vertx loop) {
        return new DirectEcho(loop);
    }
}
