package arena.app;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.wire.RawConnection;
import arena.profiles.wire.RawResponse;
import arena.profiles.wire.Wire;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The flavours read queries in different ways, which nobody may notice. */
class FlavoursAgreeTest {

    private static final List<String> PIECES = List.of(
            "a",
            "b",
            "=",
            "&",
            "1",
            "23",
            "-",
            "+",
            "%31",
            "%2B",
            "%61",
            "%26",
            "%3D",
            "%",
            "%zz",
            ";",
            "a=",
            "b=",
            "a=1",
            "b=2",
            "&b=3",
            "&a=4",
            "ab",
            "&&",
            "?",
            "/",
            "x=y",
            "%D9%A5",
            "9223372036854775807");

    /** Where a name is empty Vert.x takes what follows for the name, and our reader takes it for the value. */
    private static final Pattern NAMELESS = Pattern.compile("(^|[&;])=");

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void onEveryQuery(long seed) {
        SplittableRandom random = new SplittableRandom(seed);

        try (RawConnection standard = SharedServers.of(Flavour.STANDARD).connect();
                RawConnection engine = SharedServers.of(Flavour.ENGINE).connect()) {
            for (int i = 0; i < 500; i++) {
                String query = random.ints(1 + random.nextInt(8), 0, PIECES.size())
                        .mapToObj(PIECES::get)
                        .collect(Collectors.joining());
                if (NAMELESS.matcher(query).find()) {
                    continue;
                }
                String request = Wire.get("/baseline11?" + query);

                assertThat(said(engine.exchange(request))).as(query).isEqualTo(said(standard.exchange(request)));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {5, 6})
    void onEverySegment(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<String> pieces =
                List.of("1", "2", "-", "+", "%31", "%2B", "%25", "%20", "%", "%2", "%zz", "0", "%00", "~");

        try (RawConnection standard = SharedServers.of(Flavour.STANDARD).connect();
                RawConnection engine = SharedServers.of(Flavour.ENGINE).connect()) {
            for (int i = 0; i < 300; i++) {
                String segment = IntStream.range(0, 1 + random.nextInt(4))
                        .mapToObj(_ -> pieces.get(random.nextInt(pieces.size())))
                        .collect(Collectors.joining());
                String request = Wire.get("/json/" + segment);

                assertThat(said(engine.exchange(request))).as(segment).isEqualTo(said(standard.exchange(request)));
            }
        }
    }

    private static String said(RawResponse response) {
        return response.status() + " " + response.body();
    }
}
