package arena.app.edge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which targets are whose, and which are nobody's because they can be read in two ways. */
class ZoneTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"/api", "/api/", "/api/items/1", "/api?x", "/api/me?a=/../public", "/api/a%20b", "/api/%C3%A4"})
    void belongsToTheAuthenticated(String target) {
        assertThat(Zone.of(target)).isEqualTo(Zone.API);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/static/", "/static/a.css", "/static/a%20b.css?v=1", "/static/a/b"})
    void isAFile(String target) {
        assertThat(Zone.of(target)).isEqualTo(Zone.STATIC);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/?",
                "/?a=b",
                "/static",
                "/statics/x",
                "/apis/1",
                "/ap",
                "/a.pi/x",
                "/...",
                "/..a/b",
                "/.a",
                "/a..",
                "/public/json/5",
                "/public/",
                "/json/50?m=2",
                "/async-db?min=10&max=50&limit=50",
                "/?q=%61//../;\\",
                "/public/%C3%BCx%22",
                "/a+b/c,d=e@f:g!$&'()*"
            })
    void isForEverybody(String target) {
        assertThat(Zone.of(target)).isEqualTo(Zone.OPEN);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // Encoded, in every way.
                "/%61pi/items/1",
                "/a%70i/me",
                "/ap%69/me",
                "/%61%70%69/me",
                "/%41PI/me",
                "/api%2fme",
                "/api%2Fme",
                "/%2fapi/me",
                "/public/%2e%2e/api/me",
                "/public/%2E./api/me",
                "/public/.%2e/api",
                "/public%2f..%2fapi/me",
                "/%252e/api",
                "/%2561pi/me",
                "/api%00",
                "/public/%c0%ae%c0%ae/api",
                "/public/..%c0%af/api",
                "/%5capi/me",
                "/api%3b/me",
                "/public%3fx",
                "/public/%23",
                "/x%0d%0aSet-Cookie:a",
                "/x%7f",
                "/x%",
                "/x%6",
                "/x%6g",
                "/x%zz",
                "/x%-1",
                // Folded or normalised.
                "//api/me",
                "///api/me",
                "/public//api",
                "/api//me",
                "/./api/me",
                "/public/../api/me",
                "/public/./../api/me",
                "/..",
                "/../api/me",
                "/.",
                "/api/..",
                "/api/.",
                "/public/..",
                "/static/../api/me",
                "/static/..",
                "/\\api/me",
                "\\api/me",
                "/public\\..\\api/me",
                "/public/..\\api",
                // Parameters of segments.
                "/api;x=1/me",
                "/;/api/me",
                "/public/..;/api/me",
                "/public;a",
                // Capital letters, where a file system or a server may not tell them apart.
                "/API/me",
                "/Api/me",
                "/aPI",
                "/STATIC/a.css",
                "/Static/x",
                // No path, or another one than it seems.
                "",
                "api/me",
                "*",
                "?",
                "http://localhost/api/me",
                "localhost:80",
                "/api/me#x",
                "/public#/../api",
                "/a b",
                "/a\tb",
                "/a\rb",
                "/a\nb",
                "/a\u0000b",
                "/\u00e4",
                "/\uff41pi/me",
                "/?a b",
                "/?a\r\nb",
                "/?\u00e4",
                "/a\"b",
                "/a<b>",
                "/a|b",
                "/a[b]",
                "/a{b}",
                "/a^b",
                "/a`b"
            })
    void isRefused(String target) {
        assertThat(Zone.of(target)).isEqualTo(Zone.AMBIGUOUS);
    }
}
