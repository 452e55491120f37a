package arena.app.testing;

import arena.profiles.wire.RawConnection;
import java.io.ByteArrayOutputStream;
import java.io.UncheckedIOException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * A client of HTTP/2 that sends exactly the frames it is given, also those that no client sends (RFC 9113, 4 and 6). It
 * leaves all answers unread until it is asked for one. Used by one thread at a time.
 */
public final class RawHttp2 implements AutoCloseable {

    public static final int DATA = 0x0;
    public static final int HEADERS = 0x1;
    public static final int RST_STREAM = 0x3;
    public static final int SETTINGS = 0x4;
    public static final int PING = 0x6;
    public static final int GOAWAY = 0x7;
    public static final int WINDOW_UPDATE = 0x8;
    public static final int CONTINUATION = 0x9;

    public static final int MAX_CONCURRENT_STREAMS = 0x3;

    public static final int END_STREAM = 0x1;
    public static final int END_HEADERS = 0x4;

    public static final int PROTOCOL_ERROR = 0x1;
    public static final int REFUSED_STREAM = 0x7;
    public static final int ENHANCE_YOUR_CALM = 0xb;

    private static final byte[] NOTHING = {};
    private static final int HEAD_BYTES = 9;

    private final RawConnection connection;

    /** A frame that was received. */
    public record Frame(int type, int flags, int stream, ByteBuffer payload) {

        /** The error of a GOAWAY or RST_STREAM. */
        public int error() {
            return payload.getInt(type == GOAWAY ? 4 : 0);
        }

        /** A value of SETTINGS. */
        public int setting(int id) {
            for (int i = 0; i < payload.limit(); i += 6) {
                if (payload.getShort(i) == id) {
                    return payload.getInt(i + 2);
                }
            }
            throw new IllegalStateException("no setting " + id);
        }
    }

    private RawHttp2(RawConnection connection) {
        this.connection = connection;
    }

    /** Connects in clear text, sends the preface and empty settings. */
    public static RawHttp2 to(int port) {
        RawHttp2 client = new RawHttp2(RawConnection.to(port));
        client.connection.send("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
        return client.send(SETTINGS, 0, 0, NOTHING);
    }

    public RawHttp2 send(int type, int flags, int stream, byte[] payload) {
        connection.send(frame(type, flags, stream, payload));
        return this;
    }

    /** The same frame again and again, or until the server has had enough: then false. */
    public boolean sendRepeatedly(int count, byte[] frames) {
        int batch = Math.min(100, count);
        ByteArrayOutputStream many = new ByteArrayOutputStream();
        for (int i = 0; i < batch; i++) {
            many.writeBytes(frames);
        }
        try {
            for (int sent = 0; sent < count; sent += batch) {
                connection.send(many.toByteArray());
            }
            return true;
        } catch (UncheckedIOException _) {
            return false;
        }
    }

    /** The bytes of a frame. */
    public static byte[] frame(int type, int flags, int stream, byte[] payload) {
        ByteBuffer frame = ByteBuffer.allocate(HEAD_BYTES + payload.length);
        frame.put((byte) (payload.length >> 16)).putShort((short) payload.length);
        frame.put((byte) type).put((byte) flags).putInt(stream).put(payload);
        return frame.array();
    }

    /**
     * A request head by literals without indexing, so that the state of the compression stays as it is (RFC 7541, 6.2.2).
     *
     * @param fields names and values by turns
     */
    public static byte[] head(String method, String path, String... fields) {
        List<String> all = new ArrayList<>(
                List.of(":method", method, ":scheme", "http", ":authority", "localhost", ":path", path));
        all.addAll(List.of(fields));
        return block(all);
    }

    /** Fields without those that make a request. */
    public static byte[] block(List<String> namesAndValues) {
        ByteArrayOutputStream block = new ByteArrayOutputStream();
        for (int i = 0; i < namesAndValues.size(); i++) {
            if (i % 2 == 0) {
                block.write(0);
            }
            string(block, namesAndValues.get(i));
        }
        return block.toByteArray();
    }

    private static void string(ByteArrayOutputStream block, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        // A length of 127 or more goes on in groups of seven bits (RFC 7541, 5.1).
        if (bytes.length < 127) {
            block.write(bytes.length);
        } else {
            block.write(127);
            int rest = bytes.length - 127;
            for (; rest >= 128; rest >>= 7) {
                block.write(rest % 128 + 128);
            }
            block.write(rest);
        }
        block.writeBytes(bytes);
    }

    /** Reads the next frame. */
    public Frame read() {
        ByteBuffer head = ByteBuffer.wrap(connection.readExactly(HEAD_BYTES));
        int length = ((head.get() & 0xff) << 16) | (head.getShort() & 0xffff);
        int type = head.get();
        int flags = head.get();
        return new Frame(type, flags, head.getInt(), ByteBuffer.wrap(connection.readExactly(length)));
    }

    /** Reads until such a frame comes. */
    public Frame read(Predicate<Frame> wanted) {
        while (true) {
            Frame frame = read();
            if (wanted.test(frame)) {
                return frame;
            }
        }
    }

    /** Reads until the server closes; the error that it gave as the reason, or -1 if none. */
    public int readToGoAway() {
        int error = -1;
        try {
            while (true) {
                Frame frame = read();
                if (frame.type() == GOAWAY) {
                    error = frame.error();
                }
            }
        } catch (UncheckedIOException end) {
            if (end.getCause() instanceof SocketTimeoutException) {
                throw end;
            }
            return error;
        }
    }

    @Override
    public void close() {
        connection.close();
    }
}
