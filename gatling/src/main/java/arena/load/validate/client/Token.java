package arena.load.validate.client;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * A JSON Web Token (RFC 7519), signed with HMAC-SHA256 and the arena's secret, which is public (SPEC 2.5). Immutable.
 *
 * @param user its subject
 * @param text as it is sent
 */
public record Token(int user, String text) {

    /** The user of the arena's own token; good until 2037, like the arena's for longer than anybody measures. */
    public static final Token OF_ALICE = of(42, "Alice Chen", 2_114_380_800L);

    private static final String HEADER = "{\"alg\":\"HS256\",\"typ\":\"JWT\"}";

    /** @param expiry in seconds since 1970 */
    private static Token of(int user, String name, long expiry) {
        String payload = "{\"sub\":\"%d\",\"name\":\"%s\",\"exp\":%d}".formatted(user, name, expiry);
        String signed = encoded(HEADER) + '.' + encoded(payload);
        return new Token(user, signed + '.' + encoded(signature(signed)));
    }

    private static byte[] signature(String text) {
        byte[] secret = "httparena-bench-secret-do-not-use-in-production".getBytes(StandardCharsets.US_ASCII);
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret, mac.getAlgorithm()));
            return mac.doFinal(text.getBytes(StandardCharsets.US_ASCII));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has HmacSHA256", e);
        }
    }

    private static String encoded(String text) {
        return encoded(text.getBytes(StandardCharsets.US_ASCII));
    }

    private static String encoded(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
