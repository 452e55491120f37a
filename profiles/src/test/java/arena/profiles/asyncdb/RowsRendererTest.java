package arena.profiles.asyncdb;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowsRendererTest {

    private final RowsRenderer direct = RowsRenderer.direct();
    private final RowsRenderer jackson = RowsRenderer.jackson();

    @Test
    void rendersTheFieldsOfTheContract() {
        RowPage page = RowPage.of(List.of(row(7, "A \"B\"", "[\"sale\",\"ü\"]"), row(-8, "", "[]")));

        assertThat(direct.render(page))
                .hasToString("{\"items\":["
                        + "{\"id\":7,\"name\":\"A \\\"B\\\"\",\"category\":\"toys\",\"price\":1,\"quantity\":2,"
                        + "\"active\":true,\"tags\":[\"sale\",\"ü\"],\"rating\":{\"score\":3,\"count\":4}},"
                        + "{\"id\":-8,\"name\":\"\",\"category\":\"toys\",\"price\":1,\"quantity\":2,"
                        + "\"active\":false,\"tags\":[],\"rating\":{\"score\":3,\"count\":4}}],\"count\":2}");
    }

    @Test
    void rendersNoRows() {
        assertThat(direct.render(RowPage.EMPTY)).hasToString("{\"items\":[],\"count\":0}");
    }

    @Test
    void rendersEachPageAnew() {
        RowPage page = RowPage.of(List.of(row(7, "a", "[]")));
        String first = direct.render(page).toString();

        direct.render(RowPage.of(List.of(row(8, "longer than the one before", "[\"tag\"]"), row(9, "b", "[]"))));

        assertThat(direct.render(page)).hasToString(first);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "[\"a\\\"b\\u0001\",\"c\"]", "[1,2.5,true,null,{\"a\":[\"b\"]},[\"c\"]]"})
    void flavoursAgreeWhateverTheTagsAre(String tags) {
        RowPage page = RowPage.of(List.of(row(7, "a", tags)));

        assertThat(new JsonObject(direct.render(page))).isEqualTo(new JsonObject(jackson.render(page)));
    }

    private static ItemRow row(int id, String name, String tags) {
        return new ItemRow(id, name, "toys", 1, 2, id > 0, new JsonArray(tags), new ItemRow.Rating(3, 4));
    }
}
