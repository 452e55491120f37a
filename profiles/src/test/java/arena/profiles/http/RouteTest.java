package arena.profiles.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RouteTest {

    @Test
    void hasPrefixUpToTheParameter() {
        assertThat(route("/json/{count}").prefix()).isEqualTo("/json/");
        assertThat(route("/json/{count}").hasParameter()).isTrue();
        assertThat(route("/a/b/{c}").prefix()).isEqualTo("/a/b/");
    }

    @Test
    void isItsOwnPrefixWithoutParameter() {
        assertThat(route("/pipeline").prefix()).isEqualTo("/pipeline");
        assertThat(route("/pipeline").hasParameter()).isFalse();
        assertThat(route("/").prefix()).isEqualTo("/");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "json",
                "{count}",
                "/{a}/b",
                "/a{b}",
                "/a/{b}c",
                "/a/{b",
                "/{a}/{b}",
                "/a/{b/c}",
                "json/{a}",
                "/a/b}"
            })
    void refusesTemplateThatTheRoutersWouldReadDifferently(String template) {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> route(template))
                .withMessageStartingWith("template: " + template + " (expected: ");
    }

    private static Route route(String template) {
        return Route.get(template, template, "an example", _ -> {});
    }
}
