package arena.profiles.staticfiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Ranges (RFC 9110, 14), which every source has to cut alike. */
class RangesTest {

    private static final String TEXT =
            IntStream.range(0, 1000).mapToObj(i -> Integer.toString(i % 10)).collect(Collectors.joining());

    @TempDir
    private Path root;

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "bytes=0-99, 0, 99",
        "bytes=0-0, 0, 0",
        "bytes=999-999, 999, 999",
        "bytes=500-, 500, 999",
        "bytes=0-, 0, 999",
        "bytes=990-5000, 990, 999",
        "bytes=-100, 900, 999",
        "bytes=-5000, 0, 999",
        "bytes=0-99999999999999999999999, 0, 999",
        "'Bytes= 5-6 ,', 5, 6",
        "'bytes=5-6,2000-3000', 5, 6"
    })
    void oneRangeIsCutOut(String range, int first, int last) {
        for (Source source : Source.values()) {
            try (FileServer server = server(source);
                    RawClient client = server.client()) {
                RawClient.Response response = client.get("a.txt", "Range: " + range);

                assertThat(response.status()).as("%s", source).isEqualTo(206);
                assertThat(response.text()).isEqualTo(TEXT.substring(first, last + 1));
                assertThat(response.field("content-range")).isEqualTo("bytes " + first + "-" + last + "/1000");
                assertThat(response.fields())
                        .containsKeys("etag", "last-modified")
                        .containsEntry("content-type", "text/plain");
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"bytes=1000-", "bytes=1000-1001", "bytes=-0", "'bytes=1000-,2000-'"})
    void rangeBeyondTheEndIsRefusedWithTheSize(String range) {
        try (FileServer server = server(Source.DISK);
                RawClient client = server.client()) {
            RawClient.Response response = client.get("a.txt", "Range: " + range);

            assertThat(response.status()).isEqualTo(416);
            assertThat(response.field("content-range")).isEqualTo("bytes */1000");
            assertThat(response.fields()).doesNotContainKey("etag");
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "bytes=5-4",
        "bytes=a-b",
        "bytes=+1-2",
        "bytes=1",
        "bytes=-",
        "bytes=--1",
        "bytes=",
        "'bytes=,,'",
        "lines=0-1",
        "'bytes=0-1,x'",
        "'bytes=0-600,0-600'",
        "'bytes=0-9,1-9,2-9'",
        "'bytes=0-0,2-2,4-4,6-6,8-8,10-10,12-12,14-14,16-16,18-18,20-20,22-22,24-24,26-26,28-28,30-30,32-32'"
    })
    void whatIsMalformedOrWastefulIsIgnored(String range) {
        try (FileServer server = server(Source.MEMORY);
                RawClient client = server.client()) {
            RawClient.Response response = client.get("a.txt", "Range: " + range);

            assertThat(response.status()).isEqualTo(200);
            assertThat(response.text()).isEqualTo(TEXT);
        }
    }

    @ParameterizedTest
    @EnumSource(Source.class)
    void severalRangesComeInPartsInTheOrderAskedFor(Source source) {
        try (FileServer server = server(source);
                RawClient client = server.client()) {
            RawClient.Response response = client.get("a.txt", "Range: bytes=900-909, 0-4 ,-3,5000-");

            assertThat(response.status()).isEqualTo(206);
            assertThat(response.fields()).doesNotContainKey("content-range");
            assertThat(parts(response))
                    .containsExactly(
                            List.of("text/plain", "bytes 900-909/1000", "0123456789"),
                            List.of("text/plain", "bytes 0-4/1000", "01234"),
                            List.of("text/plain", "bytes 997-999/1000", "789"));
        }
    }

    @Test
    void severalRangesOfMoreThanOneMebibyteAreIgnored() {
        byte[] large = new byte[3 << 20];
        Arrays.fill(large, (byte) 'x');
        new Disk(root).write("large.txt", large);
        try (FileServer server = server(Source.DISK);
                RawClient client = server.client()) {
            String some = "Range: bytes=0-524287,1048576-1572863";
            String more = "Range: bytes=0-524287,1048576-1572864";

            assertThat(client.get("large.txt", some).status()).isEqualTo(206);
            assertThat(client.get("large.txt", more).status()).isEqualTo(200);
            assertThat(client.get("large.txt", "Range: bytes=1-2097152").body().length())
                    .as("a single one has no limit")
                    .isEqualTo(2 << 20);
        }
    }

    @Test
    void rangesOfACompressedSiblingAreOfItsBytesAndNeverInParts() {
        new Disk(root).write("a.txt.br", "compressed");
        try (FileServer server = server(Source.MEMORY);
                RawClient client = server.client()) {
            RawClient.Response one = client.get("a.txt", "Accept-Encoding: br", "Range: bytes=2-4");
            RawClient.Response two = client.get("a.txt", "Accept-Encoding: br", "Range: bytes=0-1,4-5");

            assertThat(one.text()).isEqualTo("mpr");
            assertThat(one.field("content-range")).isEqualTo("bytes 2-4/10");
            assertThat(one.field("content-encoding")).isEqualTo("br");
            assertThat(two.status()).isEqualTo(200);
            assertThat(two.text()).isEqualTo("compressed");
        }
    }

    @ParameterizedTest(name = "If-Range: {0} is {1}")
    @CsvSource(
            delimiter = '>',
            value = {
                "TAG                           > 206",
                "W/TAG                         > 200",
                "\"other\"                     > 200",
                "Wed, 03 Jun 2026 09:08:07 GMT > 206",
                "Wed, 03 Jun 2026 09:08:08 GMT > 200",
                "Wed, 03 Jun 2026 09:08:06 GMT > 200",
                "nonsense                      > 200"
            })
    void ifRangeGuardsTheRange(String value, int status) {
        try (FileServer server = server(Source.MEMORY);
                RawClient client = server.client()) {
            String field = value.strip().replace("TAG", client.get("a.txt").field("etag"));

            assertThat(client.get("a.txt", "Range: bytes=0-1", "If-Range: " + field)
                            .status())
                    .isEqualTo(status);
            assertThat(client.get("a.txt", "Range: bytes=5000-", "If-Range: " + field)
                            .status())
                    .isEqualTo(status == 206 ? 416 : 200);
        }
    }

    @Test
    void conditionsComeBeforeRangesAndHeadHasNone() {
        try (FileServer server = server(Source.MEMORY);
                RawClient client = server.client()) {
            assertThat(client.get("a.txt", "Range: bytes=0-1", "If-None-Match: *")
                            .status())
                    .isEqualTo(304);
            RawClient.Response head = client.head("a.txt", "Range: bytes=0-1");
            assertThat(head.status()).isEqualTo(200);
            assertThat(head.field("content-length")).isEqualTo("1000");
        }
    }

    @Test
    void emptyFileIsServedAndHasNoRanges() {
        new Disk(root).write("empty.txt", "");
        for (Source source : Source.values()) {
            try (FileServer server = server(source);
                    RawClient client = server.client()) {
                assertThat(client.get("empty.txt").text()).as("%s", source).isEmpty();
                assertThat(client.get("empty.txt", "Range: bytes=0-").field("content-range"))
                        .isEqualTo("bytes */0");
            }
        }
    }

    private FileServer server(Source source) {
        new Disk(root).write("a.txt", TEXT);
        return FileServer.of(source.open(root, FileServer.PLAIN, FileServer.LATER));
    }

    /** Type, range and bytes of each part. */
    private static List<List<String>> parts(RawClient.Response response) {
        String type = response.field("content-type");
        assertThat(type).startsWith("multipart/byteranges; boundary=");
        String delimiter = "\r\n--" + type.substring(type.indexOf('=') + 1);
        String body = response.text();
        assertThat(body).startsWith(delimiter).endsWith(delimiter + "--\r\n");
        List<List<String>> parts = new ArrayList<>();
        int from = delimiter.length();
        while (body.startsWith("\r\n", from)) {
            int to = body.indexOf(delimiter, from);
            String part = body.substring(from + 2, to);
            int blank = part.indexOf("\r\n\r\n");
            List<String> lines = List.of(part.substring(0, blank).split("\r\n", -1));
            parts.add(List.of(
                    value(lines, "Content-Type: "), value(lines, "Content-Range: "), part.substring(blank + 4)));
            from = to + delimiter.length();
        }
        return parts;
    }

    private static String value(List<String> lines, String name) {
        return lines.stream()
                .filter(line -> line.startsWith(name))
                .map(line -> line.substring(name.length()))
                .collect(Collectors.joining(" | "));
    }
}
