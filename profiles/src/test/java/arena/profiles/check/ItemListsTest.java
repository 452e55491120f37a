package arena.profiles.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;

import arena.profiles.Answer.Content;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Lists of items: from the dataset, and from the database. */
class ItemListsTest {

    private static final Verifier INFORMED = new Verifier(new Reference(SampleItems.dataset(), null));
    private static final Verifier UNINFORMED = new Verifier(Reference.NONE);
    private static final Content ITEMS = new Content.DatasetItems(5, 7);
    private static final Content ROWS = new Content.DatabaseRows(10, 50, 5);

    @Test
    void acceptsTheFirstItemsOfTheDataset() {
        byte[] body = SampleItems.bytes(SampleItems.totalled(5, 7));

        assertThat(INFORMED.problem(ITEMS, body)).isEmpty();
        assertThat(UNINFORMED.problem(ITEMS, body)).isEmpty();
    }

    @Test
    void acceptsRowsInRange() {
        assertThat(UNINFORMED.problem(ROWS, SampleItems.bytes(SampleItems.rows(5))))
                .isEmpty();
    }

    @Test
    void acceptsNoRowsWhereNoPriceFits() {
        Content none = new Content.DatabaseRows(9999, 9999, 0);

        assertThat(UNINFORMED.problem(none, SampleItems.bytes(SampleItems.rows(0))))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource({"wrongLists", "wrongTotals"})
    void refusesItemsWithWhatIsWrong(String problem, Consumer<ObjectNode> spoil) {
        ObjectNode page = SampleItems.totalled(5, 7);

        spoil.accept(page);

        assertThat(INFORMED.problem(ITEMS, SampleItems.bytes(page))).contains(problem);
        assertThat(UNINFORMED.problem(ITEMS, SampleItems.bytes(page))).contains(problem);
    }

    @ParameterizedTest
    @MethodSource("otherItems")
    void refusesOtherItemsThanThoseOfTheDataset(String problem, Consumer<ObjectNode> spoil) {
        ObjectNode page = SampleItems.totalled(5, 7);

        spoil.accept(page);

        assertThat(INFORMED.problem(ITEMS, SampleItems.bytes(page))).contains(problem);
        assertThat(UNINFORMED.problem(ITEMS, SampleItems.bytes(page))).isEmpty();
    }

    @Test
    void refusesAnItemThatComesTwice() {
        ObjectNode page = SampleItems.totalled(5, 7);

        ArrayNode items = page.withArray("items");
        items.set(4, items.get(0));

        assertThat(INFORMED.problem(ITEMS, SampleItems.bytes(page))).contains("items[4].id: 1 (expected: 5)");
        assertThat(UNINFORMED.problem(ITEMS, SampleItems.bytes(page)))
                .contains("items[4].id: 1 (expected: an id that no other item has)");
    }

    @ParameterizedTest
    @MethodSource({"wrongLists", "wrongRows"})
    void refusesRowsWithWhatIsWrong(String problem, Consumer<ObjectNode> spoil) {
        ObjectNode page = SampleItems.rows(5);

        spoil.accept(page);

        assertThat(UNINFORMED.problem(ROWS, SampleItems.bytes(page))).contains(problem);
    }

    static Stream<Arguments> wrongLists() {
        return Stream.of(
                spoilt("count: 6 (expected: 5)", page -> page.put("count", 6)),
                spoilt("count: \"5\" (expected: an integer)", page -> page.put("count", "5")),
                spoilt("count: missing (expected: an integer)", page -> page.remove("count")),
                spoilt("items: missing (expected: an array)", page -> page.remove("items")),
                spoilt("items: {} (expected: an array)", page -> page.putObject("items")),
                spoilt(
                        "items: 6 elements (expected: 5)",
                        page -> page.withArray("items").add(SampleItems.item(6))),
                spoilt(
                        "items: 4 elements (expected: 5)",
                        page -> page.withArray("items").remove(0)),
                spoilt(
                        "items[2]: 3 (expected: an object)",
                        page -> page.withArray("items").set(2, 3)),
                field("id: missing (expected: an integer)", item -> item.remove("id")),
                field("name: null (expected: a string)", item -> item.putNull("name")),
                field("category: missing (expected: a string)", item -> item.remove("category")),
                field("price: \"13\" (expected: an integer)", item -> item.put("price", "13")),
                field("quantity: 1.5 (expected: an integer)", item -> item.put("quantity", 1.5)),
                field("active: 1 (expected: true or false)", item -> item.put("active", 1)),
                field("tags: missing (expected: an array of strings)", item -> item.remove("tags")),
                field("tags: \"new\" (expected: an array of strings)", item -> item.put("tags", "new")),
                field(
                        "tags: [1] (expected: an array of strings)",
                        item -> item.putArray("tags").add(1)),
                field("rating: missing (expected: an object)", item -> item.remove("rating")),
                field(
                        "rating.score: missing (expected: an integer)",
                        item -> item.withObject("/rating").remove("score")),
                field(
                        "rating.count: \"7\" (expected: an integer)",
                        item -> item.withObject("/rating").put("count", "7")));
    }

    static Stream<Arguments> wrongTotals() {
        return Stream.of(
                field("total: missing (expected: an integer)", item -> item.remove("total")),
                field("total: \"819\" (expected: an integer)", item -> item.put("total", "819")),
                field("total: 819.0 (expected: an integer)", item -> item.put("total", 819.0)),
                field("total: 117 (expected: 819)", item -> item.put("total", 117)));
    }

    static Stream<Arguments> otherItems() {
        return Stream.of(
                field("name: \"Other\" (expected: \"Item 3\")", item -> item.put("name", "Other")),
                field("active: true (expected: false)", item -> item.put("active", true)),
                field(
                        "tags: [\"new\"] (expected: [\"new\",\"sale\"])",
                        item -> item.putArray("tags").add("new")),
                field(
                        "rating: {\"score\":1,\"count\":56} (expected: {\"score\":48,\"count\":56})",
                        item -> item.withObject("/rating").put("score", 1)),
                spoilt(
                        "items[0].id: 2 (expected: 1)",
                        page -> page.withArray("items")
                                .add(page.withArray("items").remove(0))));
    }

    static Stream<Arguments> wrongRows() {
        return Stream.of(
                field("price: 9 (expected: 10 to 50)", item -> item.put("price", 9)),
                field("price: 51 (expected: 10 to 50)", item -> item.put("price", 51)),
                field("id: 1 (expected: an id that no other item has)", item -> item.put("id", 1)));
    }

    /** The third item spoilt. */
    private static Arguments field(String problem, Consumer<ObjectNode> spoil) {
        return spoilt("items[2]." + problem, page -> spoil.accept(SampleItems.item(page, 2)));
    }

    private static Arguments spoilt(String problem, Consumer<ObjectNode> spoil) {
        return argumentSet(problem, problem, spoil);
    }
}
