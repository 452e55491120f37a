package arena.app.testing;

import arena.profiles.check.Codings;
import arena.profiles.wire.RawResponse;

/** Bodies as they were before the content coding that their response names. */
public final class Bodies {

    private Bodies() {}

    /**
     * The body.
     *
     * @throws AssertionError if it is not in that coding
     */
    public static byte[] decoded(RawResponse response) {
        return decoded(response.header("Content-Encoding").orElse(""), response.bytes());
    }

    /**
     * The body.
     *
     * @throws AssertionError if it is not in that coding
     */
    public static byte[] decoded(TestResponse response) {
        return decoded(response.header("Content-Encoding").orElse(""), response.bytes());
    }

    private static byte[] decoded(String coding, byte[] bytes) {
        return Codings.decode(coding, bytes)
                .orElseThrow(() -> new AssertionError("a body that is not in the coding \"" + coding + '"'));
    }
}
