package arena.profiles.ws;

import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.net.NetSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The connection of one client. What came in one read is answered by one write. Whatever is left of it is the beginning of
 * a frame, and kept until the rest comes. Owned by its event loop.
 */
final class DirectSocket implements Handler<Buffer> {

    private static final System.Logger LOG = System.getLogger(DirectSocket.class.getName());

    private static final byte[] NOTHING = {};

    /**
     * How long a client may go on sending a message that is too big for this side, in milliseconds. A connection that is
     * closed with something unread is reset, and the client might never see why.
     */
    private static final long LINGER_MILLIS = 1000;

    private final NetSocket socket;
    private final Scratch scratch;
    private final Vertx loop;
    private final FrameEchoes frames = new FrameEchoes();

    private byte[] kept = NOTHING;
    private int keptBytes;
    private boolean left;

    DirectSocket(NetSocket socket, Scratch scratch, Vertx loop) {
        this.socket = socket;
        this.scratch = scratch;
        this.loop = loop;
    }

    void start() {
        socket.handler(this);
        socket.drainHandler(_ -> socket.resume());
        socket.exceptionHandler(failure -> LOG.log(System.Logger.Level.DEBUG, "client lost", failure));
        socket.shutdownHandler(this::leave);
    }

    @Override
    public void handle(Buffer chunk) {
        if (frames.isOver()) {
            return;
        }
        int length = keptBytes + chunk.length();
        byte[] bytes = keptBytes == 0 ? scratch.ofLength(length) : enlarge(length);
        chunk.getBytes(bytes, keptBytes);
        frames.answer(bytes, length);
        send(bytes);
        keep(bytes, frames.read(), length);
    }

    private byte[] enlarge(int length) {
        if (kept.length < length) {
            kept = Arrays.copyOf(kept, Math.max(length, 2 * kept.length));
        }
        return kept;
    }

    private void keep(byte[] bytes, int from, int to) {
        boolean shared = keptBytes == 0;
        keptBytes = frames.isOver() ? 0 : to - from;
        if (keptBytes == 0) {
            kept = NOTHING;
        } else if (shared) {
            kept = Arrays.copyOfRange(bytes, from, to);
        } else {
            System.arraycopy(bytes, from, bytes, 0, keptBytes);
        }
    }

    private void send(byte[] bytes) {
        @Nullable CloseReason violation = frames.violation();
        Buffer answer = Buffer.buffer(frames.written()).appendBytes(bytes, 0, frames.written());
        if (violation != null && !left) {
            appendClose(answer, violation);
        }
        if (answer.length() > 0) {
            socket.write(answer);
        }
        if (CloseReason.TOO_BIG.equals(violation)) {
            loop.setTimer(LINGER_MILLIS, _ -> socket.close());
        } else if (frames.isOver()) {
            socket.close();
        } else if (socket.writeQueueFull()) {
            socket.pause();
        }
    }

    /**
     * Says that the server stops, and waits for the client to confirm.
     *
     * @param limit zero if it was told to close from here, which takes a second word then
     */
    private void leave(Duration limit) {
        if (limit.isZero()) {
            socket.close();
        } else if (!frames.isOver()) {
            left = true;
            frames.mute();
            socket.write(appendClose(Buffer.buffer(), CloseReason.GOING_AWAY));
        }
    }

    private static Buffer appendClose(Buffer target, CloseReason reason) {
        byte[] text = reason.text().getBytes(StandardCharsets.UTF_8);
        return target.appendByte((byte) 0x88)
                .appendByte((byte) (Short.BYTES + text.length))
                .appendShort((short) reason.code())
                .appendBytes(text);
    }
}
