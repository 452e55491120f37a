package arena.load.validate.checks;

import arena.load.validate.client.Exchange;
import arena.load.validate.client.Site;
import arena.profiles.wire.Wire;
import org.junit.jupiter.api.DisplayName;

/** Items over TLS. */
@Group(value = "json-tls", profiles = "json-tls")
final class JsonTlsChecks {

    private static final String ONE = "/json/1?m=1";

    private final Site https;
    private final Posture posture;
    private final Items items;

    JsonTlsChecks(Arena arena) {
        https = arena.https();
        posture = new Posture(https, arena.folders().certs(), arena.insecure());
        items = new Items(target -> https.exchange(Wire.get(target)), arena.verifier());
    }

    @Checks(44)
    @DisplayName("a TLS handshake completes")
    void shakesHands() {
        posture.mustShakeHands();
    }

    @Checks(45)
    @DisplayName("the certificate is the mounted one")
    void showsTheCertificate() {
        posture.mustShowTheCertificate();
    }

    @Checks(46)
    @DisplayName("the protocol is TLS 1.3")
    void speaksTls13() {
        posture.mustSpeakTls13();
    }

    @Checks(47)
    @DisplayName("the cipher suite is one of TLS 1.3")
    void choosesAStrongSuite() {
        posture.mustChooseAStrongSuite();
    }

    @Checks(48)
    @DisplayName("ALPN chooses http/1.1 or nothing")
    void choosesHttp11() {
        posture.mustChooseHttp11();
    }

    @Checks(49)
    @DisplayName("no handshake completes with old protocols or weak suites")
    void refusesWhatIsWeak() {
        posture.mustRefuseWhatIsWeak();
    }

    @Checks(50)
    @DisplayName("HTTP/1.1 is spoken")
    void speaksHttp11() {
        Exchange exchange = https.exchange(Wire.get(ONE));

        exchange.must(exchange.response().version().equals("HTTP/1.1"), "HTTP/1.1");
    }

    @Checks(51)
    @DisplayName("items are those of the dataset, with exact totals")
    void answersItems() {
        items.mustBeExact(89);
    }

    @Checks(52)
    @DisplayName("items are JSON")
    void answersJson() {
        Exchange exchange = https.exchange(Wire.get(ONE));

        exchange.must(
                exchange.header("Content-Type").orElse("").contains("application/json"),
                "Content-Type application/json");
    }
}
