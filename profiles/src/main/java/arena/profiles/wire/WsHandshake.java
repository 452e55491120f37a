package arena.profiles.wire;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;

/** The opening handshake of a WebSocket, as a client sees it (RFC 6455, 4.1). */
public final class WsHandshake {

    private static final String GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

    private static final SecureRandom RANDOM = new SecureRandom();

    private WsHandshake() {}

    /** A new key: 16 random bytes in Base64. */
    public static String key() {
        byte[] nonce = new byte[16];
        RANDOM.nextBytes(nonce);
        return Base64.getEncoder().encodeToString(nonce);
    }

    /** What a server must answer to this key. */
    public static String accept(String key) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-1").digest((key + GUID).getBytes(StandardCharsets.ISO_8859_1));
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every JDK has SHA-1", impossible);
        }
    }

    /** An upgrade without an Origin. */
    public static String request(String target, String key) {
        return Wire.request(
                "GET",
                target,
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Key: " + key,
                "Sec-WebSocket-Version: 13");
    }

    /** What is wrong with this answer to an upgrade, or empty. */
    public static Optional<String> problem(RawResponse response, String key) {
        if (response.status() != 101) {
            return Optional.of("status " + response.status() + " (expected: 101)");
        }
        if (!response.header("Upgrade").orElse("").equalsIgnoreCase("websocket")) {
            return Optional.of("Upgrade: " + response.header("Upgrade").orElse("is missing"));
        }
        if (!response.header("Connection").orElse("").equalsIgnoreCase("upgrade")) {
            return Optional.of("Connection: " + response.header("Connection").orElse("is missing"));
        }
        String accepted = response.header("Sec-WebSocket-Accept").orElse("is missing");
        if (!accepted.equals(accept(key))) {
            return Optional.of("Sec-WebSocket-Accept: " + accepted + " (expected: " + accept(key) + ")");
        }
        return Optional.empty();
    }
}
