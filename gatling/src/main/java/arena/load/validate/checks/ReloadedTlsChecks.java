package arena.load.validate.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import arena.load.validate.client.CertificateSwap;
import arena.load.validate.client.CloseNotify;
import arena.load.validate.client.Pause;
import arena.load.validate.client.Resumption;
import arena.load.validate.client.Site;
import arena.load.validate.client.TlsClient;
import arena.load.validate.client.TlsScan;
import arena.profiles.wire.Wire;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.TestReporter;

/** The port whose certificate is replaced while it is in use. */
@Group(value = "tls_check", profiles = Groups.TLS_CHECK)
final class ReloadedTlsChecks {

    private static final String REQUEST = Wire.get("/json/1");
    private static final String CLOSING = Wire.request("GET", "/json/1", "Connection: close");
    private static final Duration CONNECT_LIMIT = Duration.ofSeconds(30);
    private static final Duration LOOK = Duration.ofMillis(200);
    private static final int STEADY_REQUESTS = 30;
    private static final int REQUESTS_BEFORE_SWAP = 5;

    private final Site site;
    private final Posture posture;
    private final Optional<Path> certs;
    private final Limits limits;

    ReloadedTlsChecks(Arena arena) {
        site = arena.reloaded();
        certs = arena.folders().reloadedCerts();
        posture = new Posture(site, certs, arena.insecure());
        limits = arena.limits();
    }

    @Checks(84)
    @DisplayName("the port accepts a connection within 30 s")
    void acceptsConnection() {
        Duration taken = Pause.awaiting(site::accepts, CONNECT_LIMIT, LOOK);
        assertTrue(taken.compareTo(CONNECT_LIMIT) <= 0, site + " accepted no connection within 30 s");
    }

    @Checks(85)
    @DisplayName("a TLS handshake completes")
    void shakesHands() {
        posture.mustShakeHands();
    }

    @Checks(86)
    @DisplayName("the certificate is the mounted one")
    void showsTheCertificate() {
        posture.mustShowTheCertificate();
    }

    @Checks(87)
    @DisplayName("the protocol is TLS 1.3")
    void speaksTls13() {
        posture.mustSpeakTls13();
    }

    @Checks(88)
    @DisplayName("the cipher suite is one of TLS 1.3")
    void choosesAStrongSuite() {
        posture.mustChooseAStrongSuite();
    }

    @Checks(89)
    @DisplayName("ALPN chooses http/1.1 or nothing")
    void choosesHttp11() {
        posture.mustChooseHttp11();
    }

    @Checks(90)
    @DisplayName("no handshake completes with old protocols or weak suites")
    void refusesWhatIsWeak() {
        posture.mustRefuseWhatIsWeak();
    }

    @Checks(91)
    @DisplayName("a certificate is shown with the server's name and without one")
    void showsACertificateToAnyone() {
        posture.mustShowACertificateTo(Optional.of(TlsClient.SERVER_NAME));
        posture.mustShowACertificateTo(Optional.empty());
    }

    @Checks(92)
    @DisplayName("a session may be resumed (only noted)")
    void mayResumeSessions(TestReporter reporter) {
        reporter.publishEntry("note", Resumption.works(site, REQUEST) ? "sessions are resumed" : "no session resumed");
    }

    @Checks(93)
    @DisplayName("a connection that was asked to close ends with close_notify")
    void saysGoodbye() {
        assertTrue(
                CloseNotify.endsWith(site, CLOSING),
                "sent GET /json/1 with Connection: close to " + site + "; came an end without close_notify");
    }

    @Checks(94)
    @DisplayName("a replaced certificate is in use within 30 s")
    void takesANewCertificate(TestReporter reporter) {
        Path folder = Arena.writable(certs());
        try (CertificateSwap swap = new CertificateSwap(folder)) {
            String fingerprint = swap.replace();
            Duration taken = Pause.awaiting(() -> shows(fingerprint), limits.certificateReload(), LOOK);
            assertTrue(
                    taken.compareTo(limits.certificateReload()) <= 0,
                    "replaced the certificate in " + folder + "; the old one was shown at " + site + " after "
                            + limits.certificateReload().toSeconds() + " s still");
            site.exchange(REQUEST).mustHaveStatus(200);
            reporter.publishEntry("note", "new after " + seconds(taken));
        }
    }

    @Checks(95)
    @DisplayName("no request fails while the certificate is replaced")
    void failsNoRequestMeanwhile() {
        long begin = System.nanoTime();
        try (CertificateSwap swap = new CertificateSwap(Arena.writable(certs()))) {
            for (int request = 0; request < STEADY_REQUESTS; request++) {
                Pause.until(begin + request * LOOK.toNanos());
                if (request == REQUESTS_BEFORE_SWAP) {
                    swap.replace();
                }
                site.exchange(REQUEST).mustHaveStatus(200);
            }
        }
    }

    @Checks(96)
    @DisplayName("testssl.sh finds nothing of high or critical severity")
    void passesScan() {
        Path scanner = TlsScan.scanner().orElseGet(() -> abort("testssl.sh is not on the PATH"));
        assertEquals(List.of(), TlsScan.findings(scanner, site), "findings of testssl.sh at " + site);
    }

    private Path certs() {
        return certs.orElseGet(() -> abort("no --certs-reloaded: the certificate cannot be replaced"));
    }

    private boolean shows(String fingerprint) {
        return TlsClient.handshake(site, List.of(), Optional.of(TlsClient.SERVER_NAME))
                .fingerprint()
                .equals(fingerprint);
    }

    private static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.1f s", duration.toMillis() / 1e3);
    }
}
