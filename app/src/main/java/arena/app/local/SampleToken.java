package arena.app.local;

import com.auth0.jwt.JWT;
import com.auth0.jwt.algorithms.Algorithm;
import java.time.Duration;
import java.time.Instant;

/** A token that the authentication service takes, for people who want to try what is behind it. */
final class SampleToken {

    /** The arena's own, which is public (SPEC 2.5). */
    static final String SECRET = "httparena-bench-secret-do-not-use-in-production";

    private static final Duration LIFETIME = Duration.ofDays(7);

    private SampleToken() {}

    /** A token of the user whom the arena's token names as well. */
    static String of(Instant now) {
        return JWT.create()
                .withSubject("42")
                .withClaim("name", "Alice Chen")
                .withExpiresAt(now.plus(LIFETIME))
                .sign(Algorithm.HMAC256(SECRET));
    }
}
