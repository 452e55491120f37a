package arena.profiles.wire;

import java.io.IOException;
import java.io.UncheckedIOException;

/** The client's end of a WebSocket, frame by frame and without any manners of its own. Used by one thread at a time. */
public final class WsConnection implements AutoCloseable {

    /** Longer than any frame that a server has a reason to send. */
    private static final long MAX_PAYLOAD_BYTES = 64 * 1024 * 1024;

    private final RawConnection raw;
    private int nextKey = 0x9E3779B9;

    private WsConnection(RawConnection raw) {
        this.raw = raw;
    }

    /** Opens a WebSocket at {@code /ws} of this machine. */
    public static WsConnection open(int port) {
        RawConnection raw = RawConnection.to(port);
        try {
            return open(raw, "/ws");
        } catch (RuntimeException refused) {
            raw.close();
            throw refused;
        }
    }

    /**
     * Opens a WebSocket over this connection, which it closes in the end.
     *
     * @throws UncheckedIOException if the server refuses, or confirms wrongly
     */
    public static WsConnection open(RawConnection raw, String target) {
        String key = WsHandshake.key();
        RawResponse response = raw.exchange(WsHandshake.request(target, key));
        WsHandshake.problem(response, key).ifPresent(problem -> {
            throw new UncheckedIOException(new IOException("upgrade of " + target + ": " + problem));
        });
        return over(raw);
    }

    /** Speaks over a connection that has been upgraded, and closes it in the end. */
    public static WsConnection over(RawConnection upgraded) {
        return new WsConnection(upgraded);
    }

    /** What lies below. */
    public RawConnection raw() {
        return raw;
    }

    /** Sends these in one write, each masked with a key of its own. */
    public WsConnection send(WsFrame... frames) {
        byte[][] masked = new byte[frames.length][];
        int length = 0;
        for (int i = 0; i < frames.length; i++) {
            masked[i] = frames[i].masked(nextKey());
            length += masked[i].length;
        }
        byte[] all = new byte[length];
        int at = 0;
        for (byte[] frame : masked) {
            System.arraycopy(frame, 0, all, at, frame.length);
            at += frame.length;
        }
        raw.send(all);
        return this;
    }

    /**
     * Reads one frame.
     *
     * @throws UncheckedIOException if the connection ends, or what comes is not a frame as a server has to send it: unmasked
     *     and with as short a length as will do
     */
    public WsFrame read() {
        byte[] head = raw.readExactly(2);
        if ((head[1] & 0x80) != 0) {
            throw new UncheckedIOException(new IOException("a masked frame from a server"));
        }
        long length = length(head[1] & 0x7F);
        byte[] payload = raw.readExactly((int) length);
        return new WsFrame((head[0] & 0x80) != 0, (head[0] >> 4) & 7, head[0] & 0xF, Wire.text(payload));
    }

    @Override
    public void close() {
        raw.close();
    }

    private long length(int lengthCode) {
        if (lengthCode < 126) {
            return lengthCode;
        }
        byte[] bytes = raw.readExactly(lengthCode == 126 ? Short.BYTES : Long.BYTES);
        long length = 0;
        for (byte b : bytes) {
            length = (length << 8) | (b & 0xFF);
        }
        if (length < 0 || length > MAX_PAYLOAD_BYTES || length < (lengthCode == 126 ? 126 : 0x1_0000)) {
            throw new UncheckedIOException(
                    new IOException("a frame of " + length + " bytes, in " + bytes.length + " bytes of length"));
        }
        return length;
    }

    private int nextKey() {
        nextKey = nextKey * 0x343FD + 0x269EC3;
        return nextKey;
    }
}
