package arena.profiles.wire;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * A frame of a WebSocket (RFC 6455, 5.2), good or bad: nothing is checked, since a test sends what no peer should. Immutable.
 *
 * @param rsv the three reserved bits as a number, 0 unless an extension is in use
 * @param payload one character a byte (ISO 8859-1), unmasked
 */
public record WsFrame(boolean fin, int rsv, int opcode, String payload) {

    public static final int CONTINUATION = 0;
    public static final int TEXT = 1;
    public static final int BINARY = 2;
    public static final int CLOSE = 8;
    public static final int PING = 9;
    public static final int PONG = 10;

    /** The longest payload whose length fits into the second byte of a frame. */
    private static final int SHORT_BYTES = 125;

    private static final int MASKED = 0x80;

    public static WsFrame of(int opcode, String payload) {
        return new WsFrame(true, 0, opcode, payload);
    }

    /** A whole text message. */
    public static WsFrame text(String text) {
        return of(TEXT, Wire.text(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** A whole binary message, one character a byte. */
    public static WsFrame binary(String payload) {
        return of(BINARY, payload);
    }

    /** The rest of a message that has begun, or a part of that, one character a byte. */
    public static WsFrame continuation(String payload) {
        return of(CONTINUATION, payload);
    }

    public static WsFrame ping(String payload) {
        return of(PING, payload);
    }

    public static WsFrame pong(String payload) {
        return of(PONG, payload);
    }

    /** A close frame without a code. */
    public static WsFrame close() {
        return of(CLOSE, "");
    }

    public static WsFrame close(int code, String reason) {
        String status = "" + (char) ((code >> 8) & 0xFF) + (char) (code & 0xFF);
        return of(CLOSE, status + Wire.text(reason.getBytes(StandardCharsets.UTF_8)));
    }

    /** The same, but not the last of its message. */
    public WsFrame unfinished() {
        return new WsFrame(false, rsv, opcode, payload);
    }

    public WsFrame withRsv(int bits) {
        return new WsFrame(fin, bits, opcode, payload);
    }

    /** The code of a close frame; 1005, which is never sent, where it has none (RFC 6455, 7.1.5). */
    public int closeCode() {
        return payload.length() < 2 ? 1005 : (payload.charAt(0) << 8) | payload.charAt(1);
    }

    /** The payload as text. */
    public String asText() {
        return new String(bytes(), StandardCharsets.UTF_8);
    }

    public byte[] bytes() {
        return payload.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** The frame as a server sends it. */
    public byte[] unmasked() {
        ByteArrayOutputStream frame = head(0, lengthCode());
        frame.writeBytes(bytes());
        return frame.toByteArray();
    }

    /** The frame as a client sends it, with this masking key. */
    public byte[] masked(int key) {
        return masked(key, lengthCode());
    }

    /**
     * As {@link #masked(int)}, with a length of this many bytes though it may be longer than it has to be.
     *
     * @param lengthCode 126 for a length of two bytes, 127 for eight
     */
    public byte[] masked(int key, int lengthCode) {
        ByteArrayOutputStream frame = head(MASKED, lengthCode);
        bigEndian(frame, key, Integer.BYTES);
        byte[] bytes = bytes();
        for (int i = 0; i < bytes.length; i++) {
            frame.write(bytes[i] ^ (key >> (24 - 8 * (i % 4))));
        }
        return frame.toByteArray();
    }

    private int lengthCode() {
        if (payload.length() <= SHORT_BYTES) {
            return payload.length();
        }
        return payload.length() <= 0xFFFF ? 126 : 127;
    }

    private ByteArrayOutputStream head(int masked, int lengthCode) {
        ByteArrayOutputStream frame = new ByteArrayOutputStream(payload.length() + 14);
        frame.write((fin ? 0x80 : 0) | (rsv << 4) | opcode);
        frame.write(masked | lengthCode);
        if (lengthCode > SHORT_BYTES) {
            bigEndian(frame, payload.length(), lengthCode == 126 ? Short.BYTES : Long.BYTES);
        }
        return frame;
    }

    private static void bigEndian(ByteArrayOutputStream frame, long value, int bytes) {
        for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) {
            frame.write((int) (value >> shift));
        }
    }
}
