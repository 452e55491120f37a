package arena.app.testing;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** JSON Web Tokens made by hand, good and bad ones. */
public final class Tokens {

    /** What a service under test is given. */
    public static final String SECRET = "a-secret-for-tests-that-is-long-enough";

    public static final String HS256 = "{\"alg\":\"HS256\",\"typ\":\"JWT\"}";

    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private Tokens() {}

    /** A good one, for an hour. */
    public static String of(String subject) {
        return signed(HS256, claims(subject, Duration.ofHours(1)), SECRET);
    }

    /** Claims that expire after so long, or did so before if it is negative. */
    public static String claims(String subject, Duration validity) {
        return "{\"sub\":\"" + subject + "\",\"exp\":"
                + Instant.now().plus(validity).getEpochSecond() + "}";
    }

    /** These parts with an HMAC-SHA256, whatever the header says. */
    public static String signed(String header, String payload, String secret) {
        return signed(header, payload, secret.getBytes(StandardCharsets.UTF_8));
    }

    public static String signed(String header, String payload, byte[] secret) {
        String content = encoded(header) + "." + encoded(payload);
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret, "HmacSHA256"));
            return content + "." + BASE64.encodeToString(mac.doFinal(content.getBytes(StandardCharsets.US_ASCII)));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** In base64url. */
    public static String encoded(String part) {
        return BASE64.encodeToString(part.getBytes(StandardCharsets.UTF_8));
    }
}
