package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;

/** What every refusal has in common. */
final class Refused {

    private Refused() {}

    /** One line of plain text, which says this and nothing of what goes on inside. */
    static void assertPlainly(RawResponse response, int status, String saying) {
        assertThat(response.status()).as(response.body()).isEqualTo(status);
        assertThat(response.header("Content-Type")).hasValue("text/plain");
        assertThat(response.body())
                .contains(saying)
                .endsWith("\n")
                .hasSizeLessThan(200)
                .doesNotContain("<", "Exception", "\tat ", "null", "For input");
        assertThat(response.body().lines()).hasSize(1);
    }

    /** The connection is as good as new: it answers the next request, and in the right place. */
    static void assertStillServing(RawConnection connection) {
        RawResponse response = connection.exchange(Wire.get("/baseline11?a=13&b=42"));

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.body()).isEqualTo("55");
    }
}
