package arena.profiles.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.profiles.Answer;
import arena.profiles.Answer.Content;
import arena.profiles.Profiles;
import arena.profiles.Request;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VerifierTest {

    private static final Verifier VERIFIER = new Verifier(Reference.NONE);

    @TempDir
    private Path data;

    @Test
    void acceptsTheAnswerThatIsExpected() {
        assertThat(VERIFIER.problem(Answer.text(55), 200, "text/plain", ascii("55")))
                .isEmpty();
    }

    @Test
    void refusesAnotherStatus() {
        assertThat(VERIFIER.problem(Answer.text(55), 500, "text/plain", ascii("55")))
                .contains("status: 500 (expected: 200)");
    }

    @Test
    void wantsNoContentTypeWhereThereIsNoContent() {
        assertThat(VERIFIER.problem(Answer.noContent(), 204, null, ascii(""))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "text/plain, text/plain",
        "text/plain, text/plain;charset=utf-8",
        "text/plain, text/plain; charset=utf-8",
        "application/javascript, text/javascript",
        "application/javascript, text/javascript; charset=utf-8",
        "application/grpc, application/grpc+proto"
    })
    void acceptsTheContentTypeOrAnotherNameOfIt(String expected, String header) {
        assertThat(VERIFIER.problem(answer(expected), 200, header, ascii(""))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "text/plain, text/html, text/html",
        "text/plain, Text/Plain, Text/Plain",
        "text/plain, text/plainer, text/plainer",
        "text/css, text/javascript, text/javascript",
        "text/plain, , missing",
        "text/plain, '', missing"
    })
    void refusesAnotherContentType(String expected, @Nullable String header, String named) {
        assertThat(VERIFIER.problem(answer(expected), 200, header, ascii("")))
                .contains("Content-Type: " + named + " (expected: " + expected + ")");
    }

    @Test
    void refusesOtherCharactersThanExactlyThese() {
        assertThat(VERIFIER.problem(new Content.Exactly("55"), ascii("56")))
                .contains("body: \"6\" at byte 1 of 2 (expected: \"5\", 2 bytes)");
        assertThat(VERIFIER.problem(new Content.Exactly("55"), ascii("55\n")))
                .contains("body: \"\\x0a\" at byte 2 of 3 (expected: \"\", 2 bytes)");
    }

    @Test
    void quotesNoMoreThanAShortPieceOfALongBody() {
        String text = "echo-body:".repeat(1024);

        assertThat(VERIFIER.problem(new Content.Exactly(text), ascii("X" + text.substring(1))))
                .hasValueSatisfying(problem -> assertThat(problem)
                        .startsWith("body: \"Xcho-body:")
                        .contains("at byte 0 of 10240")
                        .hasSizeLessThan(200));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "<html>", "{\"count\":1", "{\"count\":1,\"count\":1}", "{} {}"})
    void refusesWhatIsNoJson(String body) {
        assertThat(VERIFIER.problem(new Content.DatasetItems(1, 1), ascii(body)))
                .hasValueSatisfying(problem -> assertThat(problem).startsWith("body: "));
    }

    @Test
    void comparesAFileWithTheOneOnTheDisk() throws IOException {
        Path file = Files.createDirectory(data.resolve("static")).resolve("app.js");
        Files.write(file, ascii("let a = 1;"));
        Verifier verifier = new Verifier(new Reference(null, data));
        Content expected = new Content.StaticFile("app.js");

        assertThat(verifier.problem(expected, ascii("let a = 1;"))).isEmpty();
        assertThat(verifier.problem(expected, ascii("let b = 1;")))
                .contains("body: \"b = 1;\" at byte 4 of 10 (expected: \"a = 1;\", 10 bytes)");

        Files.write(file, ascii("let b = 1;"));
        assertThat(verifier.problem(expected, ascii("let b = 1;"))).isEmpty();
    }

    @Test
    void wantsSomethingOfAFileThatIsNotKnown() {
        Content expected = new Content.StaticFile("app.js");

        assertThat(VERIFIER.problem(expected, ascii("x"))).isEmpty();
        assertThat(VERIFIER.problem(expected, ascii(""))).contains("body: empty (expected: app.js)");
    }

    @Test
    void blamesTheReferenceAndNotTheAnswerForAFileThatIsMissing() {
        Verifier verifier = new Verifier(new Reference(null, data));

        assertThatThrownBy(() -> verifier.problem(new Content.StaticFile("app.js"), ascii("x")))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("app.js");
    }

    @Test
    void readsTheReferenceFromTheDataFolder() throws IOException {
        Files.write(data.resolve("dataset.json"), SampleItems.bytes(SampleItems.dataset()));

        assertThat(Reference.of(data)).isEqualTo(new Reference(SampleItems.dataset(), data));
        assertThatThrownBy(() -> Reference.of(data.resolve("none")))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("none");
    }

    @Test
    void refusesADatasetThatIsTooSmallToCompareWith() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Reference(JsonNodeFactory.instance.arrayNode(), null))
                .withMessage("dataset: ARRAY of 0 (expected: an array of at least 50 items)");
    }

    @Test
    void judgesEveryContentThatTheCatalogueHas() {
        byte[] nothing = ascii("");

        assertThat(Profiles.ALL)
                .flatMap(profile -> profile.traffic())
                .flatMap(stream -> stream.requests())
                .map(Request::answer)
                .filteredOn(answer -> answer.status() != 204)
                .allSatisfy(answer ->
                        assertThat(VERIFIER.problem(answer.content(), nothing)).isPresent());
    }

    private static Answer answer(String contentType) {
        return new Answer(200, contentType, new Content.Exactly(""));
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
