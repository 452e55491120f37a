package arena.profiles.items;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import arena.profiles.http.RequestException;
import java.nio.charset.Charset;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ItemUpdateTest {

    @Test
    void readsWhatTheArenaSends() {
        assertThat(parse("{\"name\":\"bench-updated\",\"price\":250,\"quantity\":10}\n"))
                .isEqualTo(new ItemUpdate("bench-updated", 250, 10));
    }

    @Test
    void takesFieldsInAnyOrderAndIgnoresOthers() {
        assertThat(
                        parse(
                                "{\"id\":\"x\",\"quantity\":0,\"tags\":[{}],\"price\":2147483647,\"name\":\"Käse \\ud834\\udd1e\"}"))
                .isEqualTo(new ItemUpdate("Käse \ud834\udd1e", Integer.MAX_VALUE, 0));
    }

    @Test
    void readsOnlyAsFarAsTheBodyGoes() {
        byte[] bytes = "{\"name\":\"a\",\"price\":1,\"quantity\":2}rubbish".getBytes(UTF_8);

        assertThat(ItemUpdate.parse(bytes, bytes.length - "rubbish".length())).isEqualTo(new ItemUpdate("a", 1, 2));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "null",
                "[]",
                "\"name\"",
                "12",
                "{",
                "{\"name\":\"a\",\"price\":1,\"quantity\":2",
                "{\"name\":\"a\",\"price\":1,\"quantity\":2}}",
                "{\"name\":\"a\",\"price\":1,\"quantity\":2} {}",
                "{'name':'a','price':1,'quantity':2}",
                "name=a&price=1&quantity=2",
                "{\"name\":\"a\",\"price\":1,\"quantity\":2,}",
                "{\"name\":\"a\",\"price\":NaN,\"quantity\":2}",
                "{\"name\":\"a\",\"price\":01,\"quantity\":2}",
                "{\"name\":\"a\",\"price\":1,\"price\":1,\"quantity\":2}",
                "\u0000"
            })
    void refusesWhatIsNoObject(String body) {
        assertRefused(body, "body must be a JSON object");
    }

    @ParameterizedTest
    @DisplayName(
            "bytes that UTF-8 has not: stray ones, overlong forms, half a surrogate pair, more than U+10FFFF, a cut")
    @ValueSource(strings = {"ff", "80", "c0af", "e080af", "f08080af", "eda080", "f4908080", "c3"})
    void refusesBytesThatAreNoText(String name) {
        byte[] bytes = ("{\"name\":\"" + new String(HexFormat.of().parseHex(name), ISO_8859_1)
                        + "\",\"price\":1,\"quantity\":2}")
                .getBytes(ISO_8859_1);

        assertThatExceptionOfType(RequestException.class)
                .isThrownBy(() -> ItemUpdate.parse(bytes, bytes.length))
                .withMessageContaining("body must be a JSON object");
    }

    @Test
    void refusesOtherEncodings() {
        String body = "{\"name\":\"a\",\"price\":1,\"quantity\":2}";

        for (Charset other : List.of(UTF_16BE, UTF_16LE, UTF_16, Charset.forName("UTF-32"))) {
            byte[] bytes = body.getBytes(other);
            assertThatExceptionOfType(RequestException.class).isThrownBy(() -> ItemUpdate.parse(bytes, bytes.length));
        }
    }

    @Test
    void refusesObjectsWithinObjectsWithoutEnd() {
        assertRefused("{\"x\":".repeat(800), "body must be a JSON object");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "12",
                "true",
                "{}",
                "[\"a\"]",
                "\"\"",
                "\"\\u0000\"",
                "\"a\\u0000b\"",
                "\"\\ud834\"",
                "\"\\udd1e\\ud834\""
            })
    void refusesWhatIsNoName(String value) {
        assertRefused("{\"name\":" + value + ",\"price\":1,\"quantity\":2}", "name must be a string");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "\"1\"",
                "true",
                "[]",
                "{}",
                "1.0",
                "1.5",
                "1e0",
                "1e999999999",
                "-1",
                "-2147483648",
                "2147483648",
                "9223372036854775807",
                "99999999999999999999999"
            })
    void refusesWhatIsNoAmount(String value) {
        assertRefused(
                "{\"name\":\"a\",\"price\":" + value + ",\"quantity\":2}", "price must be an integer between 0 and");
        assertRefused(
                "{\"name\":\"a\",\"price\":1,\"quantity\":" + value + "}", "quantity must be an integer between 0 and");
    }

    @Test
    void namesTheFieldEvenOfANumberThatFillsTheBody() {
        String digits = "9".repeat(ItemUpdate.MAX_BYTES - 60);

        assertRefused("{\"name\":\"a\",\"price\":1,\"quantity\":" + digits + "}", "quantity must be");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{} | name",
                "{\"price\":1,\"quantity\":2} | name",
                "{\"name\":\"a\",\"quantity\":2} | price",
                "{\"name\":\"a\",\"price\":1} | quantity",
                "{\"Name\":\"a\",\"price\":1,\"quantity\":2} | name"
            })
    void namesTheFieldThatIsMissing(String body, String field) {
        assertRefused(body, field + " must be");
    }

    private static void assertRefused(String body, String saying) {
        assertThatExceptionOfType(RequestException.class)
                .isThrownBy(() -> parse(body))
                .satisfies(refused -> assertThat(refused.status()).isEqualTo(400))
                .withMessageStartingWith(saying);
    }

    private static ItemUpdate parse(String body) {
        byte[] bytes = body.getBytes(UTF_8);
        return ItemUpdate.parse(bytes, bytes.length);
    }
}
