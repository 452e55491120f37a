package arena.profiles.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;

import arena.profiles.Answer.Content;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** One row of a table as an answer: an item, a user. */
class SingleRowsTest {

    private static final Verifier VERIFIER = new Verifier(Reference.NONE);
    private static final Content ITEM = new Content.Item(7);
    private static final Content USER = new Content.User(42);

    @Test
    void acceptsTheItemWithAndWithoutTags() {
        ObjectNode item = SampleItems.item(7);
        assertThat(VERIFIER.problem(ITEM, SampleItems.bytes(item))).isEmpty();

        item.remove("tags");
        assertThat(VERIFIER.problem(ITEM, SampleItems.bytes(item))).isEmpty();
    }

    @Test
    void acceptsTheUser() {
        assertThat(VERIFIER.problem(USER, SampleItems.bytes(SampleItems.user())))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("wrongItems")
    void refusesTheItemWithWhatIsWrong(String problem, Consumer<ObjectNode> spoil) {
        ObjectNode item = SampleItems.item(7);

        spoil.accept(item);

        assertThat(VERIFIER.problem(ITEM, SampleItems.bytes(item))).contains(problem);
    }

    @ParameterizedTest
    @MethodSource("wrongUsers")
    void refusesTheUserWithWhatIsWrong(String problem, Consumer<ObjectNode> spoil) {
        ObjectNode user = SampleItems.user();

        spoil.accept(user);

        assertThat(VERIFIER.problem(USER, SampleItems.bytes(user))).contains(problem);
    }

    static Stream<Arguments> wrongItems() {
        return Stream.of(
                spoilt("id: 8 (expected: 7)", item -> item.put("id", 8)),
                spoilt("id: \"7\" (expected: an integer)", item -> item.put("id", "7")),
                spoilt("name: missing (expected: a string)", item -> item.remove("name")),
                spoilt("tags: \"[]\" (expected: an array of strings)", item -> item.put("tags", "[]")),
                spoilt("rating.score: missing (expected: an integer)", item -> item.putObject("rating")));
    }

    static Stream<Arguments> wrongUsers() {
        return Stream.of(
                spoilt("id: 41 (expected: 42)", user -> user.put("id", 41)),
                spoilt("id: \"42\" (expected: an integer)", user -> user.put("id", "42")),
                spoilt("name: missing (expected: a string)", user -> user.remove("name")),
                spoilt("email: null (expected: a string)", user -> user.putNull("email")),
                spoilt("plan: 1 (expected: a string)", user -> user.put("plan", 1)));
    }

    private static Arguments spoilt(String problem, Consumer<ObjectNode> spoil) {
        return argumentSet(problem, problem, spoil);
    }
}
