package arena.profiles.items;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.json.JsonObject;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ItemRendererTest {

    private final ItemRenderer direct = ItemRenderer.direct();
    private final ItemRenderer jackson = ItemRenderer.jackson();

    @Test
    void rendersTheFieldsOfTheContract() {
        Item item = new Item(7, "A \"B\"", "c\\d", 1, 2, true, new Item.Rating(3, 4));

        assertThat(direct.render(item))
                .hasToString("{\"id\":7,\"name\":\"A \\\"B\\\"\",\"category\":\"c\\\\d\",\"price\":1,\"quantity\":2,"
                        + "\"active\":true,\"rating\":{\"score\":3,\"count\":4}}");
    }

    @Test
    void rendersEachItemAnew() {
        Item item = new Item(7, "a", "b", 1, 2, true, new Item.Rating(3, 4));
        String first = direct.render(item).toString();

        direct.render(new Item(8, "longer than the one before", "b", 1, 2, true, new Item.Rating(3, 4)));

        assertThat(direct.render(item)).hasToString(first);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void flavoursAgree(long seed) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        for (int round = 0; round < 200; round++) {
            Item item = new Item(
                    random.nextInt(),
                    text(random),
                    text(random),
                    random.nextInt(),
                    random.nextInt(),
                    random.nextBoolean(),
                    new Item.Rating(random.nextInt(), random.nextInt()));

            // As values: a character can be written in more than one way.
            assertThat(new JsonObject(direct.render(item))).isEqualTo(new JsonObject(jackson.render(item)));
        }
    }

    private static String text(RandomGenerator random) {
        StringBuilder text = new StringBuilder();
        random.ints(random.nextInt(30), 0, Character.MAX_CODE_POINT + 1)
                .map(point -> random.nextBoolean() ? ' ' + point % 95 : point)
                .filter(point -> point >= ' ' && (point < Character.MIN_SURROGATE || point > Character.MAX_SURROGATE))
                .forEach(text::appendCodePoint);
        return text.toString();
    }
}
