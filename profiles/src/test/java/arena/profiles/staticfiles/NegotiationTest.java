package arena.profiles.staticfiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which coding a client gets (RFC 9110, 12.5.3), and what the head says about it. */
class NegotiationTest {

    private FileServer server;
    private RawClient client;

    @BeforeEach
    void start(@TempDir Path root) {
        new Disk(root)
                .write("both.js", "both.js")
                .write("both.js.br", "both.js.br")
                .write("both.js.gz", "both.js.gz")
                .write("zip.css", "zip.css")
                .write("zip.css.gz", "zip.css.gz")
                .write("bare.html", "bare.html")
                .write("photo.webp", "photo.webp")
                .write("orphan.js.br", "orphan.js.br")
                .write("data.unknown", "data.unknown");
        // Later, for a tag that may still change is weak, and this would see both.
        server = FileServer.of(Source.MEMORY.open(root, FileServer.PLAIN, FileServer.LATER));
        client = server.client();
    }

    @AfterEach
    void stop() {
        client.close();
        server.close();
    }

    @ParameterizedTest(name = "{0} for \"{1}\" is {2}")
    @CsvSource(
            delimiter = '|',
            emptyValue = "",
            value = {
                "both.js | br;q=1, gzip;q=0.8          | both.js.br",
                "both.js | deflate, gzip, br, zstd     | both.js.br",
                "both.js | gzip;q=1, br;q=0.9          | both.js.gz",
                "both.js | gzip;q=0.801, br;q=0.8      | both.js.gz",
                "both.js | gzip                        | both.js.gz",
                "both.js | x-gzip                      | both.js.gz",
                "both.js | GZip , bR ; q=0.5           | both.js.gz",
                "both.js | br;q=0, gzip;q=0.1          | both.js.gz",
                "both.js | br;q=0.000, gzip;q=0        | both.js",
                "both.js | *                           | both.js.br",
                "both.js | br;q=0, *                   | both.js.gz",
                "both.js | br;q=0.2, *;q=0.5           | both.js.gz",
                "both.js | *;q=0.5, identity;q=0.6     | both.js",
                "both.js | identity, gzip;q=0.5        | both.js",
                "both.js | identity;q=0, gzip;q=0.001  | both.js.gz",
                "both.js | identity                    | both.js",
                "both.js | ''                          | both.js",
                "both.js | zstd                        | both.js",
                "both.js | br;q=1.1, gzip;q=0.5        | both.js.gz",
                "both.js | br;q=NaN, gzip;q=0x1        | both.js",
                "both.js | brr, gzipp, xbr             | both.js",
                "zip.css | br                          | zip.css",
                "zip.css | br;q=1, gzip;q=0.8          | zip.css.gz",
                "zip.css | br;q=0.2, *;q=0.5           | zip.css.gz",
                "bare.html | br, gzip                  | bare.html",
                "photo.webp | br, gzip                 | photo.webp",
            })
    void sendsTheMostWantedOfWhatIsThere(String file, String accepted, String expected) {
        RawClient.Response response = client.get(file, "Accept-Encoding: " + accepted);

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.text()).isEqualTo(expected);
        assertThat(response.field("content-encoding"))
                .isEqualTo(expected.endsWith(".br") ? "br" : expected.endsWith(".gz") ? "gzip" : "");
    }

    @Test
    void joinsTheLinesOfAField() {
        RawClient.Response response = client.get("both.js", "Accept-Encoding: gzip;q=0.5", "Accept-Encoding: br");

        assertThat(response.text()).isEqualTo("both.js.br");
    }

    @Test
    void sendsIdentityToAClientThatSaysNothing() {
        assertThat(client.get("both.js").text()).isEqualTo("both.js");
    }

    @ParameterizedTest(name = "{0} for \"{1}\"")
    @CsvSource(
            delimiter = '|',
            value = {
                "bare.html | identity;q=0        | 406",
                "bare.html | *;q=0               | 406",
                "zip.css   | identity;q=0, br    | 406",
                "bare.html | *;q=0, identity     | 200",
                "zip.css   | *;q=0, gzip;q=0.001 | 200"
            })
    void refusesOnlyWhereNothingIsAcceptable(String file, String accepted, int status) {
        assertThat(client.get(file, "Accept-Encoding: " + accepted).status()).isEqualTo(status);
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "both.js, text/javascript",
        "zip.css, text/css",
        "bare.html, text/html",
        "photo.webp, image/webp",
        "data.unknown, application/octet-stream"
    })
    void typeIsThatOfTheOriginal(String file, String type) {
        assertThat(client.get(file, "Accept-Encoding: br, gzip").field("content-type"))
                .isEqualTo(type);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"both.js, accept-encoding", "bare.html, accept-encoding", "photo.webp, ''", "data.unknown, ''"})
    void variesWhereASiblingMayExist(String file, String vary) {
        assertThat(client.get(file).field("vary")).isEqualTo(vary);
    }

    @Test
    void headSaysWhatGetSaysAndSendsNoBody() {
        RawClient.Response get = client.get("both.js", "Accept-Encoding: br");

        RawClient.Response head = client.head("both.js", "Accept-Encoding: br");

        assertThat(head.status()).isEqualTo(200);
        assertThat(head.fields()).isEqualTo(get.fields()).containsEntry("content-length", "10");
        assertThat(client.get("photo.webp").text()).as("next on the connection").isEqualTo("photo.webp");
    }

    @Test
    void sendsNothingThatIsNotNeeded() {
        assertThat(client.get("photo.webp").fields())
                .containsOnlyKeys("content-type", "content-length", "etag", "last-modified", "accept-ranges");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"nonexistent.txt", "orphan.js"})
    void answers404ForWhatIsNotThere(String file) {
        assertThat(client.get(file, "Accept-Encoding: br").status())
                .as("CHECKS 108")
                .isEqualTo(404);
    }
}
