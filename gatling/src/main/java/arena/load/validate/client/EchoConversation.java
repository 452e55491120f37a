package arena.load.validate.client;

import arena.profiles.wire.RawConnection;
import arena.profiles.wire.WsConnection;
import arena.profiles.wire.WsFrame;
import arena.profiles.wire.WsHandshake;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A connection that the server was asked to make a WebSocket of. Used by one thread. */
public final class EchoConversation implements AutoCloseable {

    private static final int UPGRADED = 101;
    private static final int NORMAL_CLOSURE = 1000;
    private static final int QUOTED = 40;

    private final RawConnection connection;
    private final String key;
    private final Exchange upgrade;

    private EchoConversation(RawConnection connection, String key, Exchange upgrade) {
        this.connection = connection;
        this.key = key;
        this.upgrade = upgrade;
    }

    /** Connects and asks for the upgrade; what does not lead to a response fails the assertion. */
    public static EchoConversation begin(Site site) {
        String key = WsHandshake.key();
        RawConnection connection = site.connect();
        try {
            return new EchoConversation(connection, key, site.exchange(connection, WsHandshake.request("/ws", key)));
        } catch (AssertionError unanswered) {
            connection.close();
            throw unanswered;
        }
    }

    /** The response to the upgrade, whatever it is. */
    public Exchange upgrade() {
        return upgrade;
    }

    public boolean isUpgraded() {
        return upgrade.response().status() == UPGRADED;
    }

    /** Fails unless the server has answered to the very key that was sent. */
    public void mustProveTheKey() {
        String expected = WsHandshake.accept(key);
        String accept = upgrade.header("Sec-WebSocket-Accept").orElse("none");
        upgrade.must(accept.equals(expected), "Sec-WebSocket-Accept " + expected + ", not " + accept);
    }

    /** Sends messages, one right behind the other; each must come back in their order, in one frame. Then says goodbye. */
    public void mustEcho(WsFrame... messages) {
        WsConnection frames = WsConnection.over(connection);
        String sent = Arrays.stream(messages).map(EchoConversation::words).collect(Collectors.joining(", "));
        try {
            frames.send(messages);
            for (WsFrame message : List.of(messages)) {
                WsFrame echo = frames.read();
                if (!echo.equals(message)) {
                    throw new AssertionError(
                            "sent %s; came %s; expected %s".formatted(sent, words(echo), words(message)));
                }
            }
            frames.send(WsFrame.close(NORMAL_CLOSURE, ""));
        } catch (UncheckedIOException failure) {
            throw new AssertionError("sent %s; came no echo: %s".formatted(sent, failure.getMessage()), failure);
        }
    }

    @Override
    public void close() {
        connection.close();
    }

    private static String words(WsFrame frame) {
        String kind = switch (frame.opcode()) {
            case WsFrame.TEXT -> "text";
            case WsFrame.BINARY -> "binary";
            case WsFrame.CLOSE -> "close";
            default -> "opcode " + frame.opcode();
        };
        String payload = frame.payload();
        return (frame.fin() ? "" : "unfinished ") + kind + " of " + payload.length() + " bytes \""
                + Words.request(payload.substring(0, Math.min(QUOTED, payload.length()))) + '"';
    }
}
