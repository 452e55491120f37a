package arena.profiles.check;

import arena.profiles.Answer.Content;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Judges items: single ones, and lists of them in the envelope that the arena wants ({@code items}, {@code count}). */
final class ItemsCheck {

    private ItemsCheck() {}

    /** CHECKS 39, 42, 83. Without a dataset the items may be any, but no item twice. */
    static Optional<String> dataset(Content.DatasetItems expected, @Nullable JsonNode dataset, Place body) {
        return envelope(body, expected.count())
                .or(() -> body.at("items").each(item -> listed(item).or(() -> total(item, expected.multiplier()))))
                .or(() -> dataset == null ? distinct(body.at("items")) : same(body.at("items"), dataset));
    }

    /** CHECKS 124. */
    static Optional<String> rows(Content.DatabaseRows expected, Place body) {
        return envelope(body, expected.limit())
                .or(() -> body.at("items").each(item -> listed(item).or(() -> priced(item, expected))))
                .or(() -> distinct(body.at("items")));
    }

    /** CHECKS 187. Tags are optional here (SPEC 9.3). */
    static Optional<String> item(Content.Item expected, Place body) {
        return body.mustBe(Kind.OBJECT)
                .or(() -> body.at("id").mustEqual(expected.id()))
                .or(() -> plain(body))
                .or(() -> body.node().has("tags") ? body.at("tags").mustBe(Kind.TEXTS) : Optional.empty());
    }

    private static Optional<String> envelope(Place body, int count) {
        return body.mustBe(Kind.OBJECT)
                .or(() -> body.at("count").mustEqual(count))
                .or(() -> body.at("items").mustHave(count));
    }

    private static Optional<String> listed(Place item) {
        return item.mustBe(Kind.OBJECT)
                .or(() -> plain(item))
                .or(() -> item.at("tags").mustBe(Kind.TEXTS));
    }

    private static Optional<String> plain(Place item) {
        Place rating = item.at("rating");
        return item.at("id")
                .mustBe(Kind.INTEGER)
                .or(() -> item.at("name").mustBe(Kind.TEXT))
                .or(() -> item.at("category").mustBe(Kind.TEXT))
                .or(() -> item.at("price").mustBe(Kind.INTEGER))
                .or(() -> item.at("quantity").mustBe(Kind.INTEGER))
                .or(() -> item.at("active").mustBe(Kind.BOOLEAN))
                .or(() -> rating.mustBe(Kind.OBJECT))
                .or(() -> rating.at("score").mustBe(Kind.INTEGER))
                .or(() -> rating.at("count").mustBe(Kind.INTEGER));
    }

    private static Optional<String> total(Place item, long multiplier) {
        return item.at("total")
                .mustEqual(item.at("price").number() * item.at("quantity").number() * multiplier);
    }

    private static Optional<String> priced(Place item, Content.DatabaseRows range) {
        long price = item.at("price").number();
        return price >= range.min() && price <= range.max()
                ? Optional.empty()
                : item.at("price").problem(range.min() + " to " + range.max());
    }

    private static Optional<String> same(Place items, JsonNode dataset) {
        for (int index = 0; index < items.node().size(); index++) {
            Place item = items.at(index);
            for (Map.Entry<String, JsonNode> field : dataset.get(index).properties()) {
                Optional<String> problem = item.at(field.getKey()).mustEqual(field.getValue());
                if (problem.isPresent()) {
                    return problem;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> distinct(Place items) {
        Set<Long> seen = new HashSet<>();
        return items.each(item -> seen.add(item.at("id").number())
                ? Optional.empty()
                : item.at("id").problem("an id that no other item has"));
    }
}
