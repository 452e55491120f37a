package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.testing.Bodies;
import arena.app.testing.SampleFolder;
import arena.profiles.wire.Fragments;
import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of a folder that also holds what must not be served. */
@ParameterizedClass
@EnumSource(Flavour.class)
record StaticFilesTest(Flavour flavour) {

    private static final String SECRET = "not for the world";

    @TempDir
    private static Path temporary;

    private static Optional<RunningServer> running = Optional.empty();
    private static Path files = Path.of("");

    @BeforeParameterizedClassInvocation
    static void start(Flavour flavour) throws IOException {
        Path data = Files.createDirectories(temporary.resolve(flavour.label()));
        files = Files.createDirectories(data.resolve("static"));
        for (String name : new String[] {"app.js", "app.js.br", "app.js.gz", "hero.webp"}) {
            Files.copy(SampleFolder.file(name), files.resolve(name));
        }
        Files.copy(SampleFolder.file("theme.css"), files.resolve("theme.css"));
        Files.copy(SampleFolder.file("theme.css.gz"), files.resolve("theme.css.gz"));
        Files.writeString(data.resolve("secret.css"), SECRET);
        Files.writeString(files.resolve(".hidden"), SECRET);
        Files.writeString(Files.createDirectory(files.resolve("sub.css")).resolve("inner.css"), SECRET);
        Files.createFile(files.resolve("empty.css"));
        Files.writeString(files.resolve("a b+c%.css"), "odd name");
        Files.createSymbolicLink(files.resolve("outside.css"), data.resolve("secret.css"));
        Files.createSymbolicLink(files.resolve("relative.css"), Path.of("../secret.css"));
        Files.createSymbolicLink(files.resolve("nowhere.css"), Path.of("gone.css"));
        Files.createSymbolicLink(files.resolve("inside.css"), Path.of("theme.css"));
        running = Optional.of(ServerSetup.of(flavour).serving(data).start());
    }

    @AfterParameterizedClassInvocation
    static void stop() {
        running.ifPresent(RunningServer::close);
        running = Optional.empty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gone.css",
                "../secret.css",
                "..%2fsecret.css",
                "%2e%2e%2fsecret.css",
                "%2E%2E/secret.css",
                "%252e%252e%252fsecret.css",
                "..%5csecret.css",
                "./../secret.css",
                "sub.css/../../secret.css",
                "sub.css%2f..%2f..%2fsecret.css",
                "%2fetc%2fpasswd",
                "/etc/passwd",
                "%2e",
                ".hidden",
                "%2ehidden",
                "sub.css",
                "sub.css/inner.css",
                "sub.css%2finner.css",
                "%00",
                "app.js%00",
                "app.js%00.css",
                "%c0%ae%c0%ae%c0%afsecret.css",
                "outside.css",
                "relative.css",
                "nowhere.css",
                "app.js%20",
                "APP.JS"
            })
    void keepsToItself(String name) {
        try (RawConnection connection = server().connect()) {
            RawResponse response = connection.exchange(Wire.get("/static/" + name));

            Refused.assertPlainly(response, 404, "not found");
            Refused.assertStillServing(connection);
        }
    }

    @Test
    void answersNotFoundForEndlessName() {
        Refused.assertPlainly(server().exchange(Wire.get("/static/" + "a".repeat(5000))), 404, "not found");
    }

    @Test
    void servesLinkThatStaysInside() {
        RawResponse response = server().exchange(Wire.get("/static/inside.css"));

        assertThat(response.bytes()).isEqualTo(content("theme.css"));
    }

    @Test
    void servesEmptyFile() {
        RawResponse response = server().exchange(Wire.get("/static/empty.css"));

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.header("Content-Length")).hasValue("0");
    }

    @Test
    void decodesName() {
        assertThat(server().exchange(Wire.get("/static/a%20b+c%25.css")).body()).isEqualTo("odd name");
        assertThat(server().exchange(Wire.get("/static/%61pp.js")).bytes()).isEqualTo(content("app.js"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "NONE",
            value = {
                "NONE                      | ''",
                "''                        | ''",
                "br;q=1, gzip;q=0.8        | br",
                "gzip, br                  | br",
                "br, gzip                  | br",
                "gzip, deflate, br, zstd   | br",
                "gzip                      | gzip",
                "x-gzip                    | gzip",
                "GZIP                      | gzip",
                "br                        | br",
                "br;q=0                    | ''",
                "br;q=0, gzip              | gzip",
                "br;q=0.000, gzip;q=0.001  | gzip",
                "*                         | br",
                "*;q=0.5, br;q=0           | gzip",
                "gzip;q=0, *               | br",
                "identity                  | ''",
                "identity;q=0, gzip        | gzip",
                "identity;q=0, *           | br",
                "gzip;q=0.5, br;q=0.1      | gzip",
                "gzip;q=0.5, identity      | ''",
                "gzip;q=0.5, identity;q=0.4| gzip",
                "br ; q=0.5 , gzip ; Q=0.9 | gzip",
                "br;q=1.000, gzip;q=1      | br",
                "deflate, zstd             | ''",
                "gzip;q=much               | ''",
                "gzip;q=2                  | ''",
                "gzip;q=-1                 | ''",
                ";,,;q=1                   | ''",
                "brotli                    | ''"
            })
    void sendsTheCodingThatTheClientLikesBest(@Nullable String accepted, String coding) {
        String header = accepted == null ? "X: y" : "Accept-Encoding: " + accepted;

        try (RawConnection connection = server().connect()) {
            RawResponse response = connection.exchange(Wire.request("GET", "/static/app.js", header));
            RawResponse head = connection
                    .send(Wire.request("HEAD", "/static/app.js", header))
                    .readHead();

            assertThat(response.status()).isEqualTo(200);
            assertThat(response.header("Content-Encoding").orElse("")).isEqualTo(coding);
            assertThat(response.header("Content-Type")).hasValue("text/javascript");
            assertThat(response.header("Vary"))
                    .hasValueSatisfying(it -> assertThat(it).isEqualToIgnoringCase("Accept-Encoding"));
            assertThat(response.header("Content-Length"))
                    .hasValue(Integer.toString(response.body().length()));
            assertThat(Bodies.decoded(response)).isEqualTo(content("app.js"));
            assertThat(head.sortedFields()).isEqualTo(response.sortedFields());
        }
    }

    @Test
    void readsAllLinesOfAcceptEncoding() {
        String request =
                Wire.request("GET", "/static/app.js", "Accept-Encoding: gzip;q=0.1", "Accept-Encoding: br;q=0.2");

        assertThat(server().exchange(request).header("Content-Encoding")).hasValue("br");
    }

    @ParameterizedTest
    @ValueSource(strings = {"identity;q=0", "*;q=0", "gzip;q=0, br;q=0, identity;q=0"})
    void saysThatNothingIsAcceptable(String accepted) {
        String request = Wire.request("GET", "/static/app.js", "Accept-Encoding: " + accepted);

        Refused.assertPlainly(server().exchange(request), 406, "coding");
    }

    @Test
    void sendsTheOriginalWhereThereIsNoSibling() {
        RawResponse image = server().exchange(Wire.request("GET", "/static/hero.webp", "Accept-Encoding: br, gzip"));
        RawResponse style = server().exchange(Wire.request("GET", "/static/theme.css", "Accept-Encoding: br, gzip"));

        assertThat(image.header("Content-Encoding")).isEmpty();
        assertThat(image.header("Content-Type")).hasValue("image/webp");
        assertThat(image.bytes()).isEqualTo(content("hero.webp"));
        assertThat(style.header("Content-Encoding")).hasValue("gzip");
        assertThat(Bodies.decoded(style)).isEqualTo(content("theme.css"));
    }

    @Test
    @DisplayName("CHECKS 109, 110: a file that is replaced by one of the same length")
    void servesReplacedFileAtOnce() throws IOException {
        String plain = Wire.get("/static/page.css");
        String coded = Wire.request("GET", "/static/page.css", "Accept-Encoding: br;q=1, gzip;q=0.8");

        try (RawConnection connection = server().connect()) {
            for (String content : new String[] {"aaaa", "bbbb", "cccc", "dddd"}) {
                replace("page.css.br", content + " coded");
                replace("page.css", content);

                assertThat(connection.exchange(plain).body()).isEqualTo(content);
                assertThat(connection.exchange(coded).body()).isEqualTo(content + " coded");
            }
            Files.delete(files.resolve("page.css.br"));
            assertThat(connection.exchange(coded).body()).isEqualTo("dddd");
            Files.delete(files.resolve("page.css"));
            assertThat(connection.exchange(plain).status()).isEqualTo(404);
        }
    }

    @Test
    void neverMixesTwoVersionsOfAFile() throws IOException {
        replace("versions.css", "0".repeat(100_000));
        AtomicBoolean done = new AtomicBoolean();
        CompletableFuture<Void> writer = CompletableFuture.runAsync(
                () -> {
                    for (int i = 0; !done.get(); i++) {
                        replace("versions.css", Integer.toString(i % 10).repeat(90_000 + i % 10 * 1000));
                    }
                },
                Fragments.threads());

        try (RawConnection connection = server().connect()) {
            for (int i = 0; i < 300; i++) {
                RawResponse response = connection.exchange(Wire.get("/static/versions.css"));

                assertThat(response.status()).isEqualTo(200);
                assertThat(response.body().chars().distinct().count()).isEqualTo(1);
            }
        } finally {
            done.set(true);
        }
        assertThat(writer).succeedsWithin(Duration.ofSeconds(30));
    }

    private static void replace(String name, String content) {
        try {
            Path draft = Files.writeString(files.resolve(".draft"), content);
            Files.move(draft, files.resolve(name), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static RunningServer server() {
        return running.orElseThrow();
    }

    private static byte[] content(String name) {
        try {
            return Files.readAllBytes(files.resolve(name));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
