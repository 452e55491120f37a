package arena.app.edge;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.MultiMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is a field; the framework can be told not to look. */
class FieldsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x:a\r\nb: c",
                "x:a\nb",
                "x:a\rb",
                "x:a\u0000b",
                "x:a\u007fb",
                "x:\u001f",
                "x y:a",
                "x\r:a",
                "x\u00e4:a",
                ":a",
                "x\"y:a",
                "x(y:a",
                "x/y:a",
                "transfer-encoding:gzip, chunked",
                "transfer-encoding:identity",
                "Transfer-Encoding:x"
            })
    void isNone(String field) {
        assertThat(Fields.areWellFormed(List.of(of(field)))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x:",
                "x:a b\tc",
                "X-Y_z.1!#$%&'*+^`|~:\u00e4\u00ff",
                "transfer-encoding:Chunked",
                "cookie:a=\"b\"; c=d"
            })
    void isOne(String field) {
        assertThat(Fields.areWellFormed(List.of(of(field)))).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "CONNECTION, 0",
        "Keep-Alive, 0",
        "TE, 0",
        "x_user_id, 0",
        "X-User-ID, 0",
        "Forwarded, 0",
        "Content-Length, 0",
        "Content-Type, 1",
        "X-User-Id2, 1",
        "Accept, 1",
        "X-Forwarded-Forx, 1"
    })
    void passesIfItIsTheServersBusiness(String name, int passed) {
        MultiMap to = MultiMap.caseInsensitiveMultiMap();

        Fields.addRequest(MultiMap.caseInsensitiveMultiMap().add(name, "1"), to);

        assertThat(to.size()).isEqualTo(passed);
    }

    private static Map.Entry<String, String> of(String field) {
        int colon = field.indexOf(':');
        return Map.entry(field.substring(0, colon), field.substring(colon + 1));
    }
}
