package arena.load.validate.fake;

import arena.profiles.wire.WsFrame;
import arena.profiles.wire.WsHandshake;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Upgrades connections, and sends back what comes over them. Thread-safe. */
final class FakeWebSockets {

    private static final int MASK_BYTES = 4;
    private static final int LONG = 126;

    /** Upgrades that a run of the validator makes before its last assertion about them. */
    private static final int BEFORE_THE_LAST = 5;

    private final Fault fault;
    private final AtomicInteger upgrades = new AtomicInteger();

    FakeWebSockets(Fault fault) {
        this.fault = fault;
    }

    /** The response to a request for {@code /ws}: an upgrade if its status is 101. */
    FakeResponse answer(FakeRequest request) throws IOException {
        if (!request.field("Upgrade").equalsIgnoreCase("websocket")) {
            return switch (fault) {
                case PLAIN_GET_OF_WEBSOCKET_IS_200 -> FakeResponse.of("text/plain", "hello");
                case PLAIN_GET_OF_WEBSOCKET_IS_500 -> FakeResponse.refusal(500);
                case PLAIN_GET_OF_WEBSOCKET_BREAKS -> throw new IOException("on purpose");
                default -> FakeResponse.refusal(426);
            };
        }
        int number = upgrades.incrementAndGet();
        if (fault == Fault.UPGRADE_REFUSED || (fault == Fault.UPGRADES_RUN_OUT && number > BEFORE_THE_LAST)) {
            return FakeResponse.refusal(503);
        }
        String key = request.field("Sec-WebSocket-Key");
        String accept = WsHandshake.accept(fault == Fault.ACCEPT_WRONG ? key + "x" : key);
        return new FakeResponse(
                101, List.of("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Accept: " + accept), "");
    }

    /** Sends frames back until a close comes. */
    void echo(InputStream in, OutputStream out) throws IOException {
        DataInputStream data = new DataInputStream(in);
        for (WsFrame frame = read(data); frame.opcode() != WsFrame.CLOSE; frame = read(data)) {
            if (fault == Fault.ECHOES_SWAPPED && data.available() > 0) {
                out.write(read(data).unmasked());
            }
            for (WsFrame echo : echoes(frame)) {
                out.write(echo.unmasked());
            }
            out.flush();
        }
    }

    private List<WsFrame> echoes(WsFrame frame) {
        String payload = frame.payload();
        return switch (fault) {
            case TEXT_ECHOED_AS_BINARY -> List.of(WsFrame.binary(payload));
            case BINARY_ECHO_CUT ->
                List.of(frame.opcode() == WsFrame.BINARY ? WsFrame.binary(payload.substring(1)) : frame);
            case ECHO_FRAGMENTED ->
                List.of(
                        WsFrame.of(frame.opcode(), payload.substring(0, 1)).unfinished(),
                        WsFrame.continuation(payload.substring(1)));
            default -> List.of(frame);
        };
    }

    /** A masked frame of up to 64 KiB. */
    private static WsFrame read(DataInputStream in) throws IOException {
        int first = in.readUnsignedByte();
        int length = in.readUnsignedByte() & 0x7F;
        byte[] mask = new byte[MASK_BYTES];
        byte[] payload = new byte[length == LONG ? in.readUnsignedShort() : length];
        in.readFully(mask);
        in.readFully(payload);
        for (int i = 0; i < payload.length; i++) {
            payload[i] ^= mask[i % MASK_BYTES];
        }
        return WsFrame.of(first & 0xF, new String(payload, StandardCharsets.ISO_8859_1));
    }
}
