package arena.load.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import arena.profiles.Answer.Content;
import arena.profiles.check.Reference;
import arena.profiles.check.Verifier;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class BodyCheckTest {

    private final BodyCheck check = new BodyCheck(new Content.Exactly("55"), new Verifier(Reference.NONE));

    @Test
    void approvesARightBodyAgainAndAgain() {
        assertThat(check.approved(bytes("55"))).isEqualTo(bytes("55"));
        assertThat(check.approved(bytes("55"))).isEqualTo(bytes("55"));
    }

    @Test
    void tellsWhatIsWrongEvenAfterARightBody() {
        check.approved(bytes("55"));

        assertThatIllegalStateException()
                .isThrownBy(() -> check.approved(bytes("56")))
                .withMessageContaining("body: \"6\"");
    }

    @Test
    void doesNotTakeAnEmptyBodyForOneThatWasApproved() {
        assertThatIllegalStateException().isThrownBy(() -> check.approved(bytes("")));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
