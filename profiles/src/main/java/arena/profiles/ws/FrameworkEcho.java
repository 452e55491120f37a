package arena.profiles.ws;

import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.http.WebSocketFrame;

/**
 * Echoes by the WebSocket of Vert.x, which takes frames apart, answers pings and confirms closing. What it leaves to its
 * user: that text is UTF-8, the length of a message in several frames, and the code for a client that breaks the protocol.
 * Owned by one event loop.
 *
 * <p>While a client does not read, Vert.x goes on until 16 frames wait, however large they are, and has no setting for that: some
 * 24 MiB for a client that sends frames of 1 MiB, where {@link DirectEcho} keeps a few. It ends with the connection, on which
 * nothing moves then.
 */
final class FrameworkEcho implements WsEcho {

    private final Vertx loop;

    FrameworkEcho(Vertx loop) {
        this.loop = loop;
    }

    @Override
    public Future<?> upgrade(HttpServerRequest request, String key) {
        return request.toWebSocket().onSuccess(socket -> new Echo(socket, loop).start());
    }

    /** One connection, owned by its event loop. */
    private static final class Echo implements Handler<WebSocketFrame> {

        private final ServerWebSocket socket;
        private final Vertx loop;
        private final Utf8Text text = new Utf8Text();
        private boolean inText;
        private int messageBytes;
        private boolean closing;
        private CloseReason reason = CloseReason.GOING_AWAY;

        Echo(ServerWebSocket socket, Vertx loop) {
            this.socket = socket;
            this.loop = loop;
        }

        void start() {
            socket.frameHandler(this);
            socket.drainHandler(_ -> socket.resume());
            socket.exceptionHandler(this::failed);
            // It is asked before any closing, which takes a second word then. That the client closes it hears too, but
            // only a moment later why.
            socket.shutdownHandler(_ -> loop.runOnContext(_ -> confirmOrLeave()));
        }

        @Override
        public void handle(WebSocketFrame frame) {
            if (closing || socket.isClosed()) {
                return;
            }
            if (frame.isText() || frame.isBinary() || frame.isContinuation()) {
                echo(frame);
                pauseIfFull();
            } else {
                // Having shown it to us Vert.x asks for another in its place, pause or not.
                loop.runOnContext(_ -> pauseIfFull());
            }
        }

        private void pauseIfFull() {
            if (!closing && !socket.isClosed() && socket.writeQueueFull()) {
                socket.pause();
            }
        }

        private void echo(WebSocketFrame frame) {
            if (!frame.isContinuation()) {
                inText = frame.isText();
                messageBytes = 0;
            }
            messageBytes += frame.binaryData().length();
            if (messageBytes > MAX_MESSAGE_BYTES) {
                close(CloseReason.TOO_BIG);
            } else if (inText && !isUtf8(frame)) {
                close(CloseReason.NOT_UTF_8);
            } else {
                socket.writeFrame(frame);
            }
        }

        private boolean isUtf8(WebSocketFrame frame) {
            byte[] bytes = frame.binaryData().getBytes();
            return text.accept(bytes, 0, bytes.length, frame.isFinal());
        }

        /** Without a code from here Vert.x would close as if all were well. */
        private void failed(Throwable failure) {
            if (failure instanceof CorruptedWebSocketFrameException corrupted) {
                close(new CloseReason(corrupted.closeStatus().code(), String.valueOf(corrupted.getMessage())));
            }
        }

        private void confirmOrLeave() {
            Short code = socket.closeStatusCode();
            if (code != null) {
                socket.close(code, socket.closeReason());
            } else if (closing) {
                say(reason);
            } else {
                close(CloseReason.GOING_AWAY);
            }
        }

        private void close(CloseReason why) {
            if (!closing && !socket.isClosed()) {
                closing = true;
                reason = why;
                say(why);
            }
        }

        private void say(CloseReason why) {
            socket.close((short) why.code(), why.text());
        }
    }
}
