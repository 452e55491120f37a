package arena.app;

import arena.profiles.wire.Wire;
import arena.profiles.wire.WsFrame;
import java.util.ArrayList;
import java.util.List;

/**
 * What a client sends on a WebSocket and what must come of it. Immutable.
 *
 * @param sent one character a byte (ISO 8859-1), masked
 * @param pieceBytes how many of them go in one write; 0 for all
 * @param answers the frames that must come, in this order and no others
 * @param closeCodes one of which the server must close with after the answers; none if it must go on
 */
record WsCase(String name, String sent, int pieceBytes, List<WsFrame> answers, List<Integer> closeCodes) {

    private static final int KEY = 0x37fa213d;

    static WsCase of(String name, WsFrame... frames) {
        StringBuilder sent = new StringBuilder();
        for (WsFrame frame : frames) {
            sent.append(Wire.text(frame.masked(KEY)));
        }
        return new WsCase(name, sent.toString(), 0, List.of(), List.of());
    }

    /** Frames that come back as they are. */
    static WsCase echo(String name, WsFrame... frames) {
        return of(name, frames).answered(frames);
    }

    /** Bytes that are no good frame. */
    static WsCase raw(String name, byte[] bytes) {
        return new WsCase(name, Wire.text(bytes), 0, List.of(), List.of());
    }

    WsCase answered(WsFrame... frames) {
        return new WsCase(name, sent, pieceBytes, List.of(frames), closeCodes);
    }

    /** With these bytes behind the frames. */
    WsCase followedBy(byte[] bytes) {
        return new WsCase(name, sent + Wire.text(bytes), pieceBytes, answers, closeCodes);
    }

    WsCase closed(Integer... codes) {
        return new WsCase(name, sent, pieceBytes, answers, List.of(codes));
    }

    WsCase inPiecesOf(int bytes) {
        return new WsCase(name + ", in pieces of " + bytes, sent, bytes, answers, closeCodes);
    }

    List<String> pieces() {
        if (pieceBytes == 0) {
            return List.of(sent);
        }
        List<String> pieces = new ArrayList<>();
        for (int at = 0; at < sent.length(); at += pieceBytes) {
            pieces.add(sent.substring(at, Math.min(sent.length(), at + pieceBytes)));
        }
        return pieces;
    }

    @Override
    public String toString() {
        return name;
    }
}
