package arena.profiles.check;

import arena.profiles.Answer;
import arena.profiles.Answer.Content;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Judges whether an answer is the one that the catalogue expects. A problem is one short line that says what came and what
 * was expected, such as {@code items[3].total: 19680 (expected: 14760)}. Immutable and thread-safe.
 */
public final class Verifier {

    private final Reference reference;

    /** @param reference what is known of the server's data; what is not known is not compared */
    public Verifier(Reference reference) {
        this.reference = reference;
    }

    /**
     * The first problem of status, content type and body, or none.
     *
     * @param contentType the header's value, or null where there is no such header
     * @param body without its content coding
     * @throws UncheckedIOException if a file of the reference cannot be read
     */
    public Optional<String> problem(Answer expected, int status, @Nullable String contentType, byte[] body) {
        if (status != expected.status()) {
            return Optional.of("status: " + status + " (expected: " + expected.status() + ")");
        }
        return ContentTypeCheck.problem(expected.contentType(), contentType)
                .or(() -> problem(expected.content(), body));
    }

    /** The problem of the header Content-Type, or none. */
    public static Optional<String> typeProblem(String expected, @Nullable String contentType) {
        return ContentTypeCheck.problem(expected, contentType);
    }

    /**
     * The first problem of the body, or none.
     *
     * @param body without its content coding
     * @throws UncheckedIOException if a file of the reference cannot be read
     */
    public Optional<String> problem(Content expected, byte[] body) {
        return switch (expected) {
            case Content.Exactly(String text) -> BytesCheck.problem(text.getBytes(StandardCharsets.ISO_8859_1), body);
            case Content.DatasetItems items -> json(body, it -> ItemsCheck.dataset(items, reference.dataset(), it));
            case Content.DatabaseRows rows -> json(body, it -> ItemsCheck.rows(rows, it));
            case Content.StaticFile(String name) -> file(name, body);
            case Content.FortunePage() -> FortunePageCheck.problem(body);
            case Content.Item item -> json(body, it -> ItemsCheck.item(item, it));
            case Content.User user -> json(body, it -> user(user, it));
        };
    }

    private static Optional<String> json(byte[] body, Function<Place, Optional<String>> judge) {
        try {
            return judge.apply(new Place("", Json.read(body)));
        } catch (IOException _) {
            // The parser's own message quotes the body at length.
            return Optional.of("body: " + Excerpt.of(body) + " (expected: JSON)");
        }
    }

    /** CHECKS 106 where the file is known, else 120 and 154: there must be something. */
    private Optional<String> file(String name, byte[] body) {
        Path dataFolder = reference.dataFolder();
        if (dataFolder == null) {
            return body.length > 0 ? Optional.empty() : Optional.of("body: empty (expected: " + name + ")");
        }
        Path file = dataFolder.resolve("static").resolve(name);
        try {
            return BytesCheck.problem(Files.readAllBytes(file), body);
        } catch (IOException e) {
            throw new UncheckedIOException("reference " + file + ": " + e.getMessage(), e);
        }
    }

    /** CHECKS 191. */
    private static Optional<String> user(Content.User expected, Place body) {
        return body.mustBe(Kind.OBJECT)
                .or(() -> body.at("id").mustEqual(expected.id()))
                .or(() -> body.at("name").mustBe(Kind.TEXT))
                .or(() -> body.at("email").mustBe(Kind.TEXT))
                .or(() -> body.at("plan").mustBe(Kind.TEXT));
    }
}
