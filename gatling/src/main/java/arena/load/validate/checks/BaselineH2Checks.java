package arena.load.validate.checks;

import arena.load.validate.client.ClientProgram;
import arena.load.validate.client.MultiplexedSite;
import org.junit.jupiter.api.DisplayName;

/** Sums over HTTP/2 and TLS. */
@Group(value = "baseline-h2", profiles = "baseline-h2")
final class BaselineH2Checks {

    private final Arena arena;
    private final MultiplexedSite h2;
    private final Posture posture;
    private final Sums sums;

    BaselineH2Checks(Arena arena, ClientProgram client) {
        this.arena = arena;
        h2 = arena.h2(client);
        posture = arena.h2Posture();
        sums = new Sums(h2);
    }

    @Checks(66)
    @DisplayName("a TLS handshake completes")
    void shakesHands() {
        posture.mustShakeHands();
    }

    @Checks(67)
    @DisplayName("the certificate is the mounted one")
    void showsTheCertificate() {
        posture.mustShowTheCertificate();
    }

    @Checks(68)
    @DisplayName("the protocol is TLS 1.3")
    void speaksTls13() {
        posture.mustSpeakTls13();
    }

    @Checks(69)
    @DisplayName("the cipher suite is one of TLS 1.3")
    void choosesAStrongSuite() {
        posture.mustChooseAStrongSuite();
    }

    @Checks(70)
    @DisplayName("ALPN chooses h2 or nothing")
    void choosesHttp2() {
        posture.mustChooseHttp2();
    }

    @Checks(71)
    @DisplayName("no handshake completes with old protocols or weak suites")
    void refusesWhatIsWeak() {
        posture.mustRefuseWhatIsWeak();
    }

    @Checks(72)
    @DisplayName("the port answers within 15 attempts")
    void becomesReady() {
        arena.limits().mustAnswer(h2, Sums.ONE_AND_ONE);
    }

    @Checks(73)
    @DisplayName("HTTP/2 is spoken")
    void speaksHttp2() {
        h2.mustSpeak(h2.get(Sums.ONE_AND_ONE));
    }

    @Checks(74)
    @DisplayName("GET answers a + b")
    void addsOperands() {
        sums.mustAddOperands();
    }

    @Checks(75)
    @DisplayName("GET adds random operands")
    void addsRandomOperands() {
        sums.mustAddRandomOperands();
    }

    @Checks(76)
    @DisplayName("GET answers plain text")
    void answersPlainText() {
        sums.mustAnswerPlainText();
    }
}
