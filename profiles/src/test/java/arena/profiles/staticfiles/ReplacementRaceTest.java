package arena.profiles.staticfiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A writer replaces a file as fast as it can, each version full of one value and of a length of its own, while readers ask
 * for it: nobody may ever get two versions in one body, nor the length of another one.
 */
class ReplacementRaceTest {

    private static final int READERS = 3;
    private static final int RESPONSES_EACH = 700;
    private static final int CHANGES_EACH = 10;

    static List<Arguments> everywhere() {
        return FollowsDiskTest.everywhere();
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("everywhere")
    void readersNeverGetAMixture(Source source, String transport, @TempDir Path root) throws Exception {
        Disk disk = new Disk(root);
        disk.replace("app.js", version(0));
        AtomicBoolean stopped = new AtomicBoolean();
        try (FileServer server = FileServer.of(source, root, transport);
                ExecutorService threads = Executors.newCachedThreadPool()) {
            Future<Integer> writer = threads.submit(() -> {
                int round = 0;
                while (!stopped.get()) {
                    disk.replace("app.js", version(++round));
                }
                return round;
            });
            List<Future<Integer>> readers = new ArrayList<>();
            for (int i = 0; i < READERS; i++) {
                readers.add(threads.submit(() -> read(server)));
            }
            try {
                int versions = 0;
                for (Future<Integer> reader : readers) {
                    versions += reader.get();
                }
                assertThat(versions).as("versions seen").isGreaterThan(READERS * CHANGES_EACH);
            } finally {
                stopped.set(true);
            }
            assertThat(writer.get()).isGreaterThan(CHANGES_EACH);
        }
    }

    /** How many times a reader got another version than just before. */
    private static int read(FileServer server) {
        int changes = 0;
        byte last = -1;
        try (RawClient client = server.client()) {
            // However slow the writer is on a busy machine: without replacements there is no race.
            for (int i = 0; i < RESPONSES_EACH || changes <= CHANGES_EACH; i++) {
                RawClient.Response response = client.get("app.js");

                assertThat(response.status()).isEqualTo(200);
                byte[] body = response.body().getBytes();
                byte value = body[0];
                assertThat(Arrays.equals(body, filled(value)))
                        .as("one version, and all of it")
                        .isTrue();
                changes += value == last ? 0 : 1;
                last = value;
            }
        }
        return changes;
    }

    private static byte[] version(int round) {
        return filled((byte) (round % 100));
    }

    /** Some fit a chunk, some do not. */
    private static byte[] filled(byte value) {
        byte[] bytes = new byte[20_000 + value * 1000];
        Arrays.fill(bytes, value);
        return bytes;
    }
}
