package arena.profiles.staticfiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conditional requests, in the order of RFC 9110, 13.2.2. */
class ConditionsTest {

    private static final String BEFORE = "Wed, 03 Jun 2026 09:08:06 GMT";
    private static final String AT = Disk.LAST_MODIFIED;
    private static final String AFTER = "Wed, 03 Jun 2026 09:08:08 GMT";

    private FileServer server;
    private RawClient client;
    private Disk disk;

    @BeforeEach
    void start(@TempDir Path root) {
        disk = new Disk(root).write("app.js", "app.js").write("app.js.br", "app.js.br");
        server = FileServer.of(Source.MEMORY.open(root, FileServer.PLAIN, FileServer.LATER));
        client = server.client();
    }

    @AfterEach
    void stop() {
        client.close();
        server.close();
    }

    /** {@code TAG} stands for the file's tag, {@code BR} for that of its sibling, the other words for dates. */
    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '>',
            value = {
                "If-None-Match: TAG                                  > 304",
                "If-None-Match: W/TAG                                > 304",
                "If-None-Match: *                                    > 304",
                "If-None-Match: \"a,b\", W/\"c\" ,TAG                > 304",
                "If-None-Match: ,, TAG                               > 304",
                "If-None-Match: \"other\"                            > 200",
                "If-None-Match: BR                                   > 200",
                "If-None-Match: unquoted                             > 200",
                "If-None-Match: \"other\" | If-Modified-Since: AT    > 200",
                "If-None-Match: TAG | If-Modified-Since: BEFORE      > 304",
                "If-None-Match: \"other\" | If-None-Match: TAG       > 304",
                "If-Modified-Since: AT                               > 304",
                "If-Modified-Since: AFTER                            > 304",
                "If-Modified-Since: BEFORE                           > 200",
                "If-Modified-Since: Wednesday, 03-Jun-26 09:08:07 GMT > 304",
                "If-Modified-Since: Wednesday, 03-Jun-26 09:08:06 GMT > 200",
                "If-Modified-Since: Wed Jun  3 09:08:07 2026         > 304",
                "If-Modified-Since: Wed Jun  3 09:08:06 2026         > 200",
                "If-Modified-Since: nonsense                         > 200",
                "If-Modified-Since: 1, 2                             > 200",
                "If-Match: TAG                                       > 200",
                "If-Match: *                                         > 200",
                "If-Match: \"other\", TAG                            > 200",
                "If-Match: W/TAG                                     > 412",
                "If-Match: \"other\"                                 > 412",
                "If-Match: BR                                        > 412",
                "If-Match: TAG | If-Unmodified-Since: BEFORE         > 200",
                "If-Match: \"other\" | If-None-Match: TAG            > 412",
                "If-Match: TAG | If-None-Match: TAG                  > 304",
                "If-Match: TAG | If-Modified-Since: AT               > 304",
                "If-Unmodified-Since: AT                             > 200",
                "If-Unmodified-Since: AFTER                          > 200",
                "If-Unmodified-Since: BEFORE                         > 412",
                "If-Unmodified-Since: nonsense                       > 200",
                "If-Unmodified-Since: BEFORE | If-None-Match: TAG    > 412",
                "If-Unmodified-Since: AT | If-None-Match: TAG        > 304"
            })
    void decidesInTheOrderOfTheStandard(String fields, int status) {
        String tag = client.get("app.js").field("etag");
        String sibling = client.get("app.js", "Accept-Encoding: br").field("etag");
        String[] lines = Stream.of(fields.split("\\|"))
                .map(String::strip)
                .map(line -> line.replaceAll("\\bTAG\\b", tag).replaceAll("\\bBR\\b", sibling))
                .map(line -> line.replace("BEFORE", BEFORE).replace("AFTER", AFTER))
                .map(line -> line.replaceAll("\\bAT$", AT))
                .toArray(String[]::new);

        RawClient.Response get = client.get("app.js", lines);
        RawClient.Response head = client.head("app.js", lines);

        assertThat(get.status()).isEqualTo(status);
        assertThat(get.text()).isEqualTo(status == 304 ? "" : status == 412 ? "precondition failed\n" : "app.js");
        assertThat(head.status()).isEqualTo(status);
    }

    @Test
    void notModifiedCarriesTheTagAndVaryAndNoMore() {
        RawClient.Response whole = client.get("app.js", "Accept-Encoding: br");

        RawClient.Response none = client.get("app.js", "Accept-Encoding: br", "If-None-Match: " + whole.field("etag"));

        assertThat(none.status()).isEqualTo(304);
        assertThat(none.fields()).containsOnlyKeys("etag", "vary").containsEntry("etag", whole.field("etag"));
    }

    @Test
    void everyVersionAndCodingHasItsOwnStrongTag() {
        String plain = client.get("app.js").field("etag");
        String brotli = client.get("app.js", "Accept-Encoding: br").field("etag");
        disk.replace("app.js", "sp.jsa");
        String next = client.get("app.js").field("etag");

        assertThat(Stream.of(plain, brotli, next)).doesNotHaveDuplicates().allMatch(tag -> tag.matches("\"[!-~]+\""));
    }

    @Test
    void oldTagDoesNotMatchAReplacedFileOfTheSameTime() {
        String old = client.get("app.js").field("etag");
        disk.replace("app.js", "sp.jsa");

        RawClient.Response response = client.get("app.js", "If-None-Match: " + old, "If-Modified-Since: " + AT);

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.text()).isEqualTo("sp.jsa");
    }

    @Test
    void tagIsWeakWhileTheClockMayStandStill(@TempDir Path other) {
        new Disk(other).write("a.js", "a");
        Stamp stamp = Objects.requireNonNull(Stamp.ofFile(other.resolve("a.js")));
        long changed = stamp.changedNanos() / 1_000_000;

        assertThat(stamp.isSettled(changed + 10)).isFalse();
        assertThat(stamp.isSettled(changed + 30)).isTrue();
        assertThat(Validators.of(stamp, Coding.IDENTITY, false).etag().toString())
                .startsWith("W/\"");
    }

    @Test
    void lastModifiedIsTheFilesTime() {
        assertThat(client.get("app.js").field("last-modified")).isEqualTo(Disk.LAST_MODIFIED);
    }
}
