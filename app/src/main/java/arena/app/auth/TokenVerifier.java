package arena.app.auth;

import com.auth0.jwt.JWT;
import com.auth0.jwt.algorithms.Algorithm;
import com.auth0.jwt.exceptions.JWTVerificationException;
import com.auth0.jwt.interfaces.DecodedJWT;
import com.auth0.jwt.interfaces.JWTVerifier;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON Web Tokens (RFC 7519) that are signed with HMAC-SHA256 and one secret; every other algorithm is refused, whatever
 * the token says. Signatures are compared in constant time, by the library. {@code exp}, {@code nbf} and {@code iat} are
 * honoured where they are there, to the second. Thread-safe: it has no state but the secret.
 */
final class TokenVerifier {

    /** Real ones have some hundred; what is longer is not worth parsing. */
    private static final int MAX_TOKEN_CHARS = 8 * 1024;

    /** Of a subject, which becomes the value of a header field. */
    private static final int MAX_SUBJECT_CHARS = 255;

    /** 32 bytes in base64url without padding (RFC 7515, 2). */
    private static final int SIGNATURE_CHARS = 43;

    /** What the last of them can be: it has two bits to spare, which decoders don't look at. */
    private static final String LAST_CHARS = "AEIMQUYcgkosw048";

    private final JWTVerifier verifier;

    TokenVerifier(String secret) {
        verifier = JWT.require(Algorithm.HMAC256(secret)).build();
    }

    /** The subject of a token, or empty if the token does not prove one. */
    Optional<String> subject(String token) {
        if (token.length() > MAX_TOKEN_CHARS || !endsLikeSignature(token)) {
            return Optional.empty();
        }
        try {
            DecodedJWT verified = verifier.verify(token);
            // An extension that has to be understood (RFC 7515, 4.1.11), which the library would overlook.
            boolean extended = !verified.getHeaderClaim("crit").isMissing();
            return extended
                    ? Optional.empty()
                    : Optional.ofNullable(verified.getSubject()).filter(TokenVerifier::isFieldValue);
        } catch (JWTVerificationException _) {
            return Optional.empty();
        }
    }

    /** Otherwise a signature could be written in four ways, or with padding, and a token would have several spellings. */
    private static boolean endsLikeSignature(String token) {
        return token.length() - token.lastIndexOf('.') - 1 == SIGNATURE_CHARS
                && LAST_CHARS.indexOf(token.charAt(token.length() - 1)) >= 0;
    }

    private static boolean isFieldValue(@Nullable String subject) {
        return subject != null
                && !subject.isEmpty()
                && subject.length() <= MAX_SUBJECT_CHARS
                && subject.chars().allMatch(c -> c > ' ' && c <= '~');
    }
}
