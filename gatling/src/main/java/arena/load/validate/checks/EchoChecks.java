package arena.load.validate.checks;

import arena.load.validate.client.Site;
import arena.profiles.Answer.Content;
import arena.profiles.check.Reference;
import arena.profiles.check.Verifier;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.Wire;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Bytes that come back as they went, over TLS. */
@Group(value = "8gbit", profiles = "8gbit")
final class EchoChecks {

    private static final Verifier BYTES = new Verifier(Reference.NONE);
    private static final String TYPE = "Content-Type: application/octet-stream";

    /** From here on curl asks for leave to send the body, and takes it if none is given. */
    private static final int EXPECTING_BYTES = 100 * 1024;

    private static final int CHUNK_BYTES = 16 * 1024;

    private final Site https;
    private final Posture posture;

    EchoChecks(Arena arena) {
        https = arena.https();
        posture = new Posture(https, arena.folders().certs(), arena.insecure());
    }

    @Checks(53)
    @DisplayName("a TLS handshake completes")
    void shakesHands() {
        posture.mustShakeHands();
    }

    @Checks(54)
    @DisplayName("the certificate is the mounted one")
    void showsTheCertificate() {
        posture.mustShowTheCertificate();
    }

    @Checks(55)
    @DisplayName("the protocol is TLS 1.3")
    void speaksTls13() {
        posture.mustSpeakTls13();
    }

    @Checks(56)
    @DisplayName("the cipher suite is one of TLS 1.3")
    void choosesAStrongSuite() {
        posture.mustChooseAStrongSuite();
    }

    @Checks(57)
    @DisplayName("ALPN chooses http/1.1 or nothing")
    void choosesHttp11() {
        posture.mustChooseHttp11();
    }

    @Checks(58)
    @DisplayName("one byte comes back")
    void echoesOneByte() {
        mustComeBack(1, false);
    }

    @Checks(59)
    @DisplayName("1 KiB comes back")
    void echoesOneKibibyte() {
        mustComeBack(1024, false);
    }

    @Checks(60)
    @DisplayName("10 KiB come back")
    void echoesTenKibibytes() {
        mustComeBack(10_240, false);
    }

    @Checks(61)
    @DisplayName("100 KiB come back")
    void echoesHundredKibibytes() {
        mustComeBack(102_400, false);
    }

    @Checks(62)
    @DisplayName("10 KiB in chunks come back")
    void echoesChunks() {
        mustComeBack(10_240, true);
    }

    @Checks(63)
    @DisplayName("100 KiB in chunks come back")
    void echoesManyChunks() {
        mustComeBack(102_400, true);
    }

    @Checks(64)
    @DisplayName("an empty body is answered with 200")
    void echoesNothing() {
        https.exchange(Wire.post("/echo", "", TYPE)).mustHaveStatus(200);
    }

    @Checks(65)
    @DisplayName("bodies of all sizes come back one after the other over one connection")
    void echoesOverOneConnection() {
        try (RawConnection connection = https.connect()) {
            for (int bytes : List.of(1, 1024, 10_240, 102_400, 0)) {
                mustComeBack(connection, bytes, false);
            }
            mustComeBack(connection, 10_240, true);
            mustComeBack(connection, 102_400, true);
        }
    }

    private void mustComeBack(int bytes, boolean chunked) {
        try (RawConnection connection = https.connect()) {
            mustComeBack(connection, bytes, chunked);
        }
    }

    private void mustComeBack(RawConnection connection, int bytes, boolean chunked) {
        String body = Wire.text(Dice.bytes(bytes));
        String[] headers = bytes < EXPECTING_BYTES ? new String[] {TYPE} : new String[] {TYPE, "Expect: 100-continue"};
        String request =
                chunked ? Wire.postChunked("/echo", body, CHUNK_BYTES, headers) : Wire.post("/echo", body, headers);
        https.exchange(connection, request).mustHaveStatus(200).mustSay(new Content.Exactly(body), BYTES);
    }
}
