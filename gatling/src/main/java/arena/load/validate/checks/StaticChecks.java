package arena.load.validate.checks;

import static org.junit.jupiter.api.Assumptions.abort;

import arena.load.validate.client.Exchange;
import arena.load.validate.client.Site;
import arena.profiles.Answer.Content.StaticFile;
import arena.profiles.Request;
import arena.profiles.check.Verifier;
import arena.profiles.staticfiles.StaticFilesProfiles;
import arena.profiles.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Files, over TLS. */
@Group(value = "static-tls", profiles = "static-tls")
final class StaticChecks {

    /** What curl sends with --compressed, but zstd, which the JDK cannot undo. */
    private static final String COMPRESSED = "Accept-Encoding: deflate, gzip, br";

    private final Arena arena;
    private final Site https;
    private final Posture posture;
    private final Verifier verifier;

    StaticChecks(Arena arena) {
        this.arena = arena;
        https = arena.https();
        posture = new Posture(https, arena.folders().certs(), arena.insecure());
        verifier = arena.verifier();
    }

    @Checks(97)
    @DisplayName("a TLS handshake completes")
    void shakesHands() {
        posture.mustShakeHands();
    }

    @Checks(98)
    @DisplayName("the certificate is the mounted one")
    void showsTheCertificate() {
        posture.mustShowTheCertificate();
    }

    @Checks(99)
    @DisplayName("the protocol is TLS 1.3")
    void speaksTls13() {
        posture.mustSpeakTls13();
    }

    @Checks(100)
    @DisplayName("the cipher suite is one of TLS 1.3")
    void choosesAStrongSuite() {
        posture.mustChooseAStrongSuite();
    }

    @Checks(101)
    @DisplayName("ALPN chooses http/1.1 or nothing")
    void choosesHttp11() {
        posture.mustChooseHttp11();
    }

    @Checks(102)
    @DisplayName("HTTP/1.1 is spoken")
    void speaksHttp11() {
        Exchange exchange = get("reset.css");

        exchange.must(exchange.response().version().equals("HTTP/1.1"), "HTTP/1.1");
    }

    @Checks(103)
    @DisplayName("reset.css is a style sheet")
    void answersStyleSheet() {
        get("reset.css").mustHaveType("text/css");
    }

    @Checks(104)
    @DisplayName("app.js is a script")
    void answersScript() {
        get("app.js").mustHaveType("application/javascript");
    }

    @Checks(105)
    @DisplayName("manifest.json is JSON")
    void answersJson() {
        get("manifest.json").mustHaveType("application/json");
    }

    @Checks(106)
    @DisplayName("all 20 files are those on disk")
    void answersFiles() {
        arena.staticFolder();

        files().forEach(file -> get(file.name()).mustSay(file, verifier));
    }

    @Checks(107)
    @DisplayName("files that come compressed are those on disk once that is undone")
    void answersCompressedFiles() {
        arena.staticFolder();
        List<StaticFile> compressed = new ArrayList<>();

        for (StaticFile file : files()) {
            Exchange exchange = https.exchange(Wire.request("GET", "/static/" + file.name(), COMPRESSED));
            if (exchange.header("Content-Encoding").isPresent()) {
                exchange.mustSayDecoded(file, verifier);
                compressed.add(file);
            }
        }
        if (compressed.isEmpty()) {
            abort("no file came compressed");
        }
    }

    @Checks(108)
    @DisplayName("a file that does not exist is answered with 404")
    void answersNotFound() {
        get("nonexistent.txt").mustHaveStatus(404);
    }

    private Exchange get(String file) {
        return https.exchange(Wire.get("/static/" + file));
    }

    private static List<StaticFile> files() {
        return StaticFilesProfiles.STATIC_TLS.traffic().getFirst().requests().stream()
                .map(Request::answer)
                .map(answer -> (StaticFile) answer.content())
                .toList();
    }
}
