package arena.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.profiles.Answer;
import arena.profiles.Request;
import arena.profiles.check.Reference;
import arena.profiles.check.Verifier;
import arena.profiles.fortunes.GivenFortunes;
import arena.testing.SampleData;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuestionTest {

    private static final Verifier VERIFIER = new Verifier(Reference.NONE);

    @TempDir
    private Path data;

    private MemoryServer server;
    private MemoryClient client;

    @BeforeEach
    void open() throws IOException {
        SampleData.write(data);
        server = new MemoryServer("tuned", data, new GivenFortunes());
        client = new MemoryClient(server);
    }

    @AfterEach
    void close() {
        client.close();
        server.close();
    }

    @Test
    void tellsHowManyBytesTheAnswerHas() {
        assertThat(ask("/baseline11?a=1&b=2", "3")).isEqualTo(ask("/baseline11?a=2&b=2", "4"));
    }

    @Test
    void refusesAWrongAnswer() {
        assertThatThrownBy(() -> ask("/baseline11?a=1&b=2", "4"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("/baseline11?a=1&b=2: ");
    }

    @Test
    void refusesAnswersOfAnotherLengthThanExpected() {
        Question question = new Question(Request.get("/baseline11?a=1&b=2", Answer.text(3)));
        int bytes = question.ask(client, VERIFIER);
        Rotation rotation = new Rotation(List.of(new Rotation.Batch(question.say(), bytes - 1)), 1);

        assertThatThrownBy(() -> client.converse(rotation, 1)).hasMessageContaining("longer than it was before, by 1");
    }

    private int ask(String target, String expected) {
        return new Question(Request.get(target, Answer.text(expected))).ask(client, VERIFIER);
    }
}
