package arena.profiles.check;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A value within a JSON body and where it is, so that a problem can say where.
 *
 * @param path such as {@code items[3].rating.score}; empty for the whole body
 */
record Place(String path, JsonNode node) {

    Place at(String field) {
        return new Place(path.isEmpty() ? field : path + "." + field, node.path(field));
    }

    Place at(int index) {
        return new Place(path + "[" + index + "]", node.path(index));
    }

    long number() {
        return node.longValue();
    }

    Optional<String> mustBe(Kind kind) {
        return kind.fits(node) ? Optional.empty() : problem(kind.description());
    }

    Optional<String> mustEqual(JsonNode expected) {
        return node.equals(expected) ? Optional.empty() : problem(Excerpt.of(expected.toString()));
    }

    Optional<String> mustEqual(long expected) {
        return mustBe(Kind.INTEGER)
                .or(() -> number() == expected ? Optional.empty() : problem(Long.toString(expected)));
    }

    Optional<String> mustHave(int elements) {
        return mustBe(Kind.ARRAY)
                .or(() -> node.size() == elements
                        ? Optional.empty()
                        : Optional.of(path + ": " + node.size() + " elements (expected: " + elements + ")"));
    }

    /** The first problem that any of the elements has. */
    Optional<String> each(Function<Place, Optional<String>> judge) {
        return IntStream.range(0, node.size())
                .mapToObj(index -> judge.apply(at(index)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    Optional<String> problem(String expected) {
        String what = path.isEmpty() ? "body" : path;
        String value = node.isMissingNode() ? "missing" : Excerpt.of(node.toString());
        return Optional.of(what + ": " + value + " (expected: " + expected + ")");
    }
}
