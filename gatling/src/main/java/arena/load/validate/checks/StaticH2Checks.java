package arena.load.validate.checks;

import arena.load.validate.client.ClientProgram;
import arena.load.validate.client.Exchange;
import arena.load.validate.client.MultiplexedSite;
import org.junit.jupiter.api.DisplayName;

/** Files over HTTP/2 and TLS. */
@Group(value = "static-h2", profiles = "static-h2")
final class StaticH2Checks {

    private final Arena arena;
    private final MultiplexedSite h2;
    private final Posture posture;

    StaticH2Checks(Arena arena, ClientProgram client) {
        this.arena = arena;
        h2 = arena.h2(client);
        posture = arena.h2Posture();
    }

    @Checks(111)
    @DisplayName("a TLS handshake completes")
    void shakesHands() {
        posture.mustShakeHands();
    }

    @Checks(112)
    @DisplayName("the certificate is the mounted one")
    void showsTheCertificate() {
        posture.mustShowTheCertificate();
    }

    @Checks(113)
    @DisplayName("the protocol is TLS 1.3")
    void speaksTls13() {
        posture.mustSpeakTls13();
    }

    @Checks(114)
    @DisplayName("the cipher suite is one of TLS 1.3")
    void choosesAStrongSuite() {
        posture.mustChooseAStrongSuite();
    }

    @Checks(115)
    @DisplayName("ALPN chooses h2 or nothing")
    void choosesHttp2() {
        posture.mustChooseHttp2();
    }

    @Checks(116)
    @DisplayName("the port answers a sum, with whatever status, within 15 attempts")
    void becomesReady() {
        arena.limits().mustAnswer(h2, Sums.ONE_AND_ONE);
    }

    @Checks(117)
    @DisplayName("reset.css is a style sheet")
    void answersStyleSheet() {
        get("reset.css").mustHaveType("text/css");
    }

    @Checks(118)
    @DisplayName("app.js is a script")
    void answersScript() {
        get("app.js").mustHaveType("application/javascript");
    }

    @Checks(119)
    @DisplayName("manifest.json is JSON")
    void answersJson() {
        get("manifest.json").mustHaveType("application/json");
    }

    @Checks(120)
    @DisplayName("reset.css is not empty")
    void answersBytes() {
        Exchange exchange = get("reset.css");

        exchange.must(!exchange.response().body().isEmpty(), "a body");
    }

    @Checks(121)
    @DisplayName("a file that does not exist is answered with 404")
    void answersNotFound() {
        get("nonexistent.txt").mustHaveStatus(404);
    }

    private Exchange get(String file) {
        return h2.get("/static/" + file);
    }
}
