package arena.load.validate.checks;

import arena.load.validate.client.ClientProgram;
import org.junit.jupiter.api.DisplayName;

/** Sums as gRPC calls over TLS. */
@Group(value = "unary-grpc-tls", profiles = "unary-grpc-tls")
final class GrpcTlsChecks {

    private final Posture posture;
    private final Calls calls;

    GrpcTlsChecks(Arena arena, ClientProgram client) {
        posture = arena.h2Posture();
        calls = new Calls(arena.h2(client));
    }

    @Checks(135)
    @DisplayName("a TLS handshake completes")
    void shakesHands() {
        posture.mustShakeHands();
    }

    @Checks(136)
    @DisplayName("the certificate is the mounted one")
    void showsTheCertificate() {
        posture.mustShowTheCertificate();
    }

    @Checks(137)
    @DisplayName("the protocol is TLS 1.3")
    void speaksTls13() {
        posture.mustSpeakTls13();
    }

    @Checks(138)
    @DisplayName("the cipher suite is one of TLS 1.3")
    void choosesAStrongSuite() {
        posture.mustChooseAStrongSuite();
    }

    @Checks(139)
    @DisplayName("ALPN chooses h2 or nothing")
    void choosesHttp2() {
        posture.mustChooseHttp2();
    }

    @Checks(140)
    @DisplayName("no handshake completes with old protocols or weak suites")
    void refusesWhatIsWeak() {
        posture.mustRefuseWhatIsWeak();
    }

    @Checks(141)
    @DisplayName("GetSum adds random operands")
    void addsRandomOperands() {
        calls.mustAddRandomOperands();
    }

    @Checks(142)
    @DisplayName("GetSum adds other random operands")
    void addsOtherRandomOperands() {
        calls.mustAddRandomOperands();
    }
}
