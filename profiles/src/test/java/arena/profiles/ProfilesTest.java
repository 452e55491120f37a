package arena.profiles;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ProfilesTest {

    private static final int HEADING_LINES = 2;

    @Test
    void catalogueEqualsTheTranscribedTable() {
        List<String> expected = transcription().skip(HEADING_LINES).toList();

        assertThat(Profiles.ALL).map(TableRow::of).containsExactlyElementsOf(expected);
    }

    @Test
    void frameworksCanEarnWhatTheArenaSaysOnEachBoard() {
        Map<Board, Long> scored = Profiles.ALL.stream()
                .filter(profile -> profile.scoredFor().contains(League.FRAMEWORK))
                .collect(groupingBy(Profile::board, counting()));

        assertThat(scored)
                .containsOnly(
                        Map.entry(Board.HTTP1, 8L),
                        Map.entry(Board.HTTP2, 4L),
                        Map.entry(Board.HTTP3, 2L),
                        Map.entry(Board.GRPC, 2L),
                        Map.entry(Board.GATEWAY, 3L),
                        Map.entry(Board.WEBSOCKET, 3L));
    }

    @Test
    void findsEveryProfileByItsId() {
        assertThat(Profiles.ALL)
                .allSatisfy(profile -> assertThat(Profiles.byId(profile.id())).containsSame(profile));
    }

    @Test
    void findsNoProfileByAnUnknownId() {
        assertThat(Profiles.byId("json")).isEmpty();
    }

    private static Stream<String> transcription() {
        try (InputStream table = ProfilesTest.class.getResourceAsStream("profiles.tsv")) {
            byte[] bytes = Objects.requireNonNull(table, "profiles.tsv").readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8).lines();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
