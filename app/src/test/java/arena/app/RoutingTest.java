package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which request reaches which endpoint, and what becomes of those that reach none. All flavours agree on it. */
@ParameterizedClass
@EnumSource(Flavour.class)
class RoutingTest {

    private final Flavour flavour;
    private final RunningServer server;

    RoutingTest(Flavour flavour) {
        this.flavour = flavour;
        server = SharedServers.of(flavour);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/nope",
                "/baseline",
                "/baseline111",
                "/baseline11/x",
                "/BASELINE11?a=1&b=2",
                "/json",
                "/json/",
                "/json/1/2",
                "/delay/",
                "/delay/1/2",
                "/static",
                "/static/",
                "/favicon.ico",
                "/json%2F1",
                "/nope?x=%zz",
            })
    void answersNotFound(String target) {
        try (RawConnection connection = server.connect()) {
            Refused.assertPlainly(connection.exchange(Wire.get(target)), 404, "not found");
            Refused.assertStillServing(connection);
        }
    }

    /** The router of vertx-web overlooks doubled and trailing slashes, ours takes a path as it is. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "//baseline11?a=1&b=2",
                "/baseline11/?a=1&b=2",
                "/pipeline/",
                "/json//1",
                "/json/1/",
                "/async-db/"
            })
    void overlooksSlashesInStandardOnly(String target) {
        int status = server.exchange(Wire.get(target)).status();

        assertThat(status).isEqualTo(flavour == Flavour.STANDARD ? 200 : 404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/%", "/%zz", "/pipe%zzline", "/%00"})
    void refusesBadlyEncodedPath(String target) {
        try (RawConnection connection = server.connect()) {
            RawResponse response = connection.exchange(Wire.get(target));

            assertThat(response.status()).isIn(400, 404);
            Refused.assertPlainly(response, response.status(), "");
            Refused.assertStillServing(connection);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/json/%zz", "/json/%", "/delay/%4", "/static/%zz"})
    void refusesBadlyEncodedParameter(String target) {
        try (RawConnection connection = server.connect()) {
            Refused.assertPlainly(connection.exchange(Wire.get(target)), 400, "malformed path");
            Refused.assertStillServing(connection);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "POST, /pipeline, 'GET, HEAD'",
        "PUT, /baseline11?a=1&b=2, 'GET, HEAD, POST'",
        "DELETE, /baseline11, 'GET, HEAD, POST'",
        "POST, /baseline2?a=1&b=2, 'GET, HEAD'",
        "GET, /echo, POST",
        "HEAD, /echo, POST",
        "POST, /json/1, 'GET, HEAD'",
        "POST, /delay/10, 'GET, HEAD'",
        "POST, /static/reset.css, 'GET, HEAD'",
        "POST, /async-db, 'GET, HEAD'",
        "OPTIONS, /pipeline, 'GET, HEAD'",
        "TRACE, /pipeline, 'GET, HEAD'",
        "BREW, /pipeline, 'GET, HEAD'",
        "get, /pipeline, 'GET, HEAD'",
        "POST, /, 'GET, HEAD'"
    })
    void saysWhichMethodsAreAllowed(String method, String target, String allowed) {
        try (RawConnection connection = server.connect()) {
            connection.send(Wire.request(method, target));
            RawResponse response = method.equals("HEAD") ? connection.readHead() : connection.read();

            assertThat(response.status()).isEqualTo(405);
            assertThat(response.header("Allow")).hasValue(allowed);
            if (!method.equals("HEAD")) {
                Refused.assertPlainly(response, 405, allowed);
            }
            Refused.assertStillServing(connection);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/nope", "/pipeline"})
    void survivesBodyThatNobodyReads(String target) {
        try (RawConnection connection = server.connect()) {
            assertThat(connection
                            .exchange(Wire.post(target, "x".repeat(100_000)))
                            .status())
                    .isIn(404, 405);
            Refused.assertStillServing(connection);
            assertThat(connection
                            .exchange(Wire.postChunked(target, "x".repeat(100_000), 1000))
                            .status())
                    .isIn(404, 405);
            Refused.assertStillServing(connection);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"BREW /nope", "OPTIONS *", "CONNECT example.org:80", "GET *", "GET nope", "GET ?a=1"})
    void answersOddRequestLine(String methodAndTarget) {
        String request = methodAndTarget + " HTTP/1.1\r\nHost: localhost\r\n\r\n";

        RawResponse response = server.exchange(request);

        assertThat(response.status()).isIn(400, 404);
        Refused.assertPlainly(response, response.status(), "");
    }

    @ParameterizedTest
    @CsvSource({
        "/baseline11?a=%31%33&b=42, 55",
        "/baseline11?%61=13&%62=42, 55",
        "/baseline11?x=1&a=13&ab=7&b=42&c, 55",
        "/baseline11?a=13&&b=42&, 55",
        "/delay/%31%30, 10",
        "/delay/0?a=b, 0",
        "/delay/00, 0",
        "/delay/%2531, 400",
        "/json/0?m=%31, '{\"items\":[],\"count\":0}'"
    })
    void decodesPathAndQueryOnce(String target, String answer) {
        RawResponse response = server.exchange(Wire.get(target));

        if (answer.equals("400")) {
            assertThat(response.status()).isEqualTo(400);
        } else {
            assertThat(response.body()).isEqualTo(answer);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "http://localhost:8080/baseline11?a=13&b=42, 55",
        "http://localhost:8080/delay/5, 5",
        "http://localhost:8080/delay/5?x=1, 5",
        "HTTP://LOCALHOST/pipeline, ok",
        "http://example.org/pipeline, ok"
    })
    void takesTargetInAbsoluteForm(String target, String answer) {
        RawResponse response = server.exchange(Wire.get(target));

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.body()).isEqualTo(answer);
    }

    @Test
    void answersIndexForAbsoluteFormWithoutPath() {
        RawResponse response = server.exchange(Wire.get("http://localhost:8080"));

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.header("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).startsWith("text/html"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/baseline11?a=13&b=42",
                "/baseline2?a=13&b=42",
                "/pipeline",
                "/delay/0",
                "/delay/20",
                "/json/5?m=3",
                "/async-db",
                "/static/reset.css",
                "/static/hero.webp",
                "/static/nonexistent.txt",
                "/nope",
                "/json/x"
            })
    void answersHeadLikeGetWithoutBody(String target) {
        try (RawConnection connection = server.connect()) {
            RawResponse get = connection.exchange(Wire.get(target));
            RawResponse head = connection.send(Wire.request("HEAD", target)).readHead();

            assertThat(head.status()).isEqualTo(get.status());
            assertThat(head.sortedFields()).isEqualTo(get.sortedFields());
            assertThat(head.header("Content-Length"))
                    .hasValue(Integer.toString(get.body().length()));
            Refused.assertStillServing(connection);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/json/50", "/json/0", "/pipeline", "/static/app.js"})
    void saysNoOtherLengthToHeadThanToGet(String target) {
        try (RawConnection connection = server.connect()) {
            RawResponse get = connection.exchange(Wire.request("GET", target, "Accept-Encoding: gzip"));
            RawResponse head = connection
                    .send(Wire.request("HEAD", target, "Accept-Encoding: gzip"))
                    .readHead();

            assertThat(head.status()).isEqualTo(200);
            head.header("Content-Length")
                    .ifPresent(
                            length -> assertThat(get.header("Content-Length")).hasValue(length));
            Refused.assertStillServing(connection);
        }
    }

    @Test
    void listsEveryEndpointOnTheIndex() {
        RawResponse response = server.exchange(Wire.get("/"));

        assertThat(response.header("Content-Type")).hasValue("text/html; charset=utf-8");
        assertThat(response.body())
                .contains(
                        "/baseline11",
                        "/baseline2",
                        "/pipeline",
                        "/delay/",
                        "/json/",
                        "/echo",
                        "/static/",
                        "/async-db",
                        "/benchmark.BenchmarkService/GetSum");
    }

    @Test
    void saysOnTheIndexHowToCallWhatIsNoPlainRequest() {
        String origin = "http://localhost:" + server.port();
        RawResponse response = server.exchange("GET / HTTP/1.1\r\nHost: localhost:" + server.port() + "\r\n\r\n");

        assertThat(response.body())
                .contains("--http2-prior-knowledge")
                .contains(origin + "/benchmark.BenchmarkService/GetSum")
                .doesNotContain("ORIGIN");
    }

    @Test
    void escapesWhatTheClientSaysOfItselfOnTheIndex() {
        RawResponse response = server.exchange("GET / HTTP/1.1\r\nHost: \"><script>alert(1)</script>\r\n\r\n");

        assertThat(response.body()).doesNotContain("<script>");
    }
}
