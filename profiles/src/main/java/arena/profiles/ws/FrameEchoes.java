package arena.profiles.ws;

import static arena.profiles.ws.WsEcho.MAX_MESSAGE_BYTES;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * The frames of one connection, taken apart and answered (RFC 6455, 5.2). A frame of a client has a masking key of four bytes
 * that its echo has not, so echoes are written over the frames that they answer, in the same array. Owned by one event loop.
 */
final class FrameEchoes {

    private static final VarHandle NETWORK_SHORT =
            MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle NETWORK_LONG =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private static final int FIN = 0x80;
    private static final int RESERVED = 0x70;
    private static final int MASKED = 0x80;

    private static final int CONTINUATION = 0;
    private static final int TEXT = 1;
    private static final int BINARY = 2;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;

    /** The longest payload of a control frame, and of any whose length fits into the second byte. */
    private static final int SHORT_BYTES = 125;

    private final Utf8Text text = new Utf8Text();
    private boolean inMessage;
    private boolean inText;
    private int messageBytes;
    private boolean clientClosed;
    private boolean muted;
    private @Nullable CloseReason violation;

    private int read;
    private int written;

    /**
     * Answers all frames that are there in full. The answers stand at the beginning of the array then, {@link #written}
     * bytes, and of the frames {@link #read} bytes have been used up.
     */
    void answer(byte[] bytes, int length) {
        read = 0;
        written = 0;
        boolean more = !isOver();
        while (more) {
            more = answerNext(bytes, length) && !isOver();
        }
    }

    int read() {
        return read;
    }

    int written() {
        return written;
    }

    /** Whether no frame will be read any more: either side has said that it closes. */
    boolean isOver() {
        return clientClosed || violation != null;
    }

    /** Whether the client has closed; its code is confirmed among the answers, unless this side had closed before. */
    boolean clientClosed() {
        return clientClosed;
    }

    /** Why the connection has to be closed, or null while it has not. */
    @Nullable CloseReason violation() {
        return violation;
    }

    /** No answers any more, for this side has closed. Frames are read only to see the client close too. */
    void mute() {
        muted = true;
    }

    private boolean answerNext(byte[] bytes, int length) {
        int available = length - read;
        if (available < 2) {
            return false;
        }
        int first = bytes[read];
        int lengthCode = bytes[read + 1] & 0x7F;
        if (isForbidden(first, bytes[read + 1], lengthCode)) {
            return false;
        }
        int headBytes = headBytes(lengthCode);
        if (available < headBytes) {
            return false;
        }
        long payload = payloadBytes(bytes, lengthCode);
        if (isTooLong(first & 0xF, payload) || available - headBytes - Mask.KEY_BYTES < payload) {
            return false;
        }
        int at = read + headBytes + Mask.KEY_BYTES;
        read = at + (int) payload;
        answer(bytes, first, headBytes, at);
        return true;
    }

    /** Judges what the first two bytes say, before the rest of a frame is there. */
    private boolean isForbidden(int first, int second, int lengthCode) {
        int opcode = first & 0xF;
        if ((first & RESERVED) != 0) {
            violation = CloseReason.protocolError("a reserved bit is set");
        } else if ((second & MASKED) == 0) {
            violation = CloseReason.protocolError("a frame is not masked");
        } else if (opcode > PONG || (opcode > BINARY && opcode < CLOSE)) {
            violation = CloseReason.protocolError("a reserved opcode");
        } else if (opcode >= CLOSE && ((first & FIN) == 0 || lengthCode > SHORT_BYTES)) {
            violation = CloseReason.protocolError("a control frame in parts, or of more than 125 bytes");
        } else if (opcode == CLOSE && lengthCode == 1) {
            violation = CloseReason.protocolError("half a close code");
        } else if (opcode < CLOSE && (opcode == CONTINUATION) != inMessage) {
            violation = CloseReason.protocolError(
                    inMessage ? "a message within a message" : "a continuation of no message");
        }
        return violation != null;
    }

    private static int headBytes(int lengthCode) {
        return lengthCode <= SHORT_BYTES ? 2 : lengthCode == 126 ? 4 : 10;
    }

    private long payloadBytes(byte[] bytes, int lengthCode) {
        if (lengthCode <= SHORT_BYTES) {
            return lengthCode;
        }
        boolean isShort = lengthCode == 126;
        long payload = isShort
                ? (short) NETWORK_SHORT.get(bytes, read + 2) & 0xFFFF
                : (long) NETWORK_LONG.get(bytes, read + 2);
        if (payload >= 0 && payload < (isShort ? 126 : 0x1_0000)) {
            violation = CloseReason.protocolError("a length in more bytes than it needs");
        } else if (payload < 0) {
            violation = CloseReason.protocolError("a negative length");
        }
        return payload;
    }

    private boolean isTooLong(int opcode, long payload) {
        if (violation == null && opcode < CLOSE) {
            int before = opcode == CONTINUATION ? messageBytes : 0;
            if (payload > MAX_MESSAGE_BYTES - before) {
                violation = CloseReason.TOO_BIG;
            }
        }
        return violation != null;
    }

    /** Answers the frame whose payload stands from here on up to {@link #read}. */
    private void answer(byte[] bytes, int first, int headBytes, int at) {
        int length = read - at;
        int target = written + headBytes;
        boolean ascii = Mask.remove(bytes, at, target, length);
        switch (first & 0xF) {
            case CLOSE -> close(bytes, target, length);
            case PING -> emit(bytes, FIN | PONG, headBytes, length);
            case PONG -> {}
            default -> echo(bytes, first, headBytes, length, ascii);
        }
    }

    private void echo(byte[] bytes, int first, int headBytes, int length, boolean ascii) {
        boolean last = (first & FIN) != 0;
        int opcode = first & 0xF;
        if (opcode != CONTINUATION) {
            inText = opcode == TEXT;
            messageBytes = 0;
        }
        messageBytes += length;
        inMessage = !last;
        int target = written + headBytes;
        boolean valid =
                !inText || (ascii && text.isBetweenCharacters()) || text.accept(bytes, target, target + length, last);
        if (valid) {
            emit(bytes, first, headBytes, length);
        } else {
            violation = CloseReason.NOT_UTF_8;
        }
    }

    private void close(byte[] bytes, int target, int length) {
        if (length > 0 && !isCode((short) NETWORK_SHORT.get(bytes, target) & 0xFFFF)) {
            violation = CloseReason.protocolError("a close code that nobody may send");
        } else if (length > 2 && !new Utf8Text().accept(bytes, target + 2, target + length, true)) {
            violation = CloseReason.NOT_UTF_8;
        } else {
            clientClosed = true;
            emit(bytes, FIN | CLOSE, 2, length);
        }
    }

    /** Those of RFC 6455, 7.4, and those that are registered since. */
    private static boolean isCode(int code) {
        return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) || (code >= 3000 && code <= 4999);
    }

    /** Writes the head of an answer before its payload, which is there already. */
    private void emit(byte[] bytes, int first, int headBytes, int length) {
        if (muted) {
            return;
        }
        bytes[written] = (byte) first;
        switch (headBytes) {
            case 2 -> bytes[written + 1] = (byte) length;
            case 4 -> {
                bytes[written + 1] = 126;
                NETWORK_SHORT.set(bytes, written + 2, (short) length);
            }
            default -> {
                bytes[written + 1] = 127;
                NETWORK_LONG.set(bytes, written + 2, (long) length);
            }
        }
        written += headBytes + length;
    }
}
