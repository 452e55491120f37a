package arena.profiles.staticfiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The next response after a change on the disk shows the change, whatever it is (CHECKS 109 and 110 allow two seconds). */
class FollowsDiskTest {

    private static final int ROUNDS = 300;
    private static final String BROTLI = "Accept-Encoding: br;q=1, gzip;q=0.8";

    @TempDir
    private Path root;

    static List<Arguments> everywhere() {
        return Arrays.stream(Source.values())
                .flatMap(source ->
                        Stream.of("io_uring", "epoll", "nio").map(transport -> Arguments.of(source, transport)))
                .toList();
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("everywhere")
    void replacedFileOfSameLengthAndTimeIsServedAtOnce(Source source, String transport) {
        Disk disk = new Disk(root).write("hero.webp", version(0));
        try (FileServer server = FileServer.of(source, root, transport);
                RawClient client = server.client()) {
            for (int round = 1; round <= ROUNDS; round++) {
                disk.replace("hero.webp", version(round));

                assertThat(client.get("hero.webp").text()).isEqualTo(version(round));
            }
        }
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("everywhere")
    void replacedTwinsAreServedAtOnce(Source source, String transport) {
        Disk disk = new Disk(root);
        for (String name : List.of("app.js", "app.js.gz", "app.js.br")) {
            disk.write(name, name + version(0));
        }
        try (FileServer server = FileServer.of(source, root, transport);
                RawClient client = server.client()) {
            for (int round = 1; round <= ROUNDS; round++) {
                for (String name : List.of("app.js", "app.js.gz", "app.js.br")) {
                    disk.replace(name, name + version(round));
                }

                assertThat(client.get("app.js", BROTLI).text()).isEqualTo("app.js.br" + version(round));
                assertThat(client.get("app.js", "Accept-Encoding: gzip").text())
                        .isEqualTo("app.js.gz" + version(round));
                assertThat(client.get("app.js").text()).isEqualTo("app.js" + version(round));
            }
        }
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("everywhere")
    void fileOverwrittenInPlaceIsServedAtOnce(Source source, String transport) {
        Disk disk = new Disk(root).write("theme.css", version(0));
        try (FileServer server = FileServer.of(source, root, transport);
                RawClient client = server.client()) {
            for (int round = 1; round <= ROUNDS; round++) {
                disk.write("theme.css", version(round));

                assertThat(client.get("theme.css").text()).isEqualTo(version(round));
            }
        }
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("everywhere")
    void removedFileIsGoneAtOnceAndBackAtOnce(Source source, String transport) {
        Disk disk = new Disk(root).write("logo.svg", version(0));
        try (FileServer server = FileServer.of(source, root, transport);
                RawClient client = server.client()) {
            for (int round = 1; round <= ROUNDS; round++) {
                disk.delete("logo.svg");
                assertThat(client.get("logo.svg").status()).isEqualTo(404);

                disk.write("logo.svg", version(round));
                assertThat(client.get("logo.svg").text()).isEqualTo(version(round));
            }
        }
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("everywhere")
    void siblingIsFoundAtOnceAndMissedAtOnce(Source source, String transport) {
        Disk disk = new Disk(root).write("layout.css", "plain");
        try (FileServer server = FileServer.of(source, root, transport);
                RawClient client = server.client()) {
            for (int round = 1; round <= ROUNDS; round++) {
                disk.write("layout.css.br", version(round));
                RawClient.Response with = client.get("layout.css", BROTLI);
                disk.delete("layout.css.br");
                RawClient.Response without = client.get("layout.css", BROTLI);

                assertThat(with.text()).isEqualTo(version(round));
                assertThat(with.field("content-encoding")).isEqualTo("br");
                assertThat(without.text()).isEqualTo("plain");
                assertThat(without.fields()).doesNotContainKey("content-encoding");
            }
        }
    }

    /** As above, but each version grows old enough to be remembered before the next one comes. */
    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("everywhere")
    void changeOfWhatIsRememberedIsServedAtOnce(Source source, String transport) {
        Disk disk = new Disk(root).write("app.js", version(0)).write("app.js.br", "br" + version(0));
        try (FileServer server = FileServer.of(source, root, transport);
                RawClient client = server.client()) {
            for (int round = 1; round <= 12; round++) {
                awaitSettled(disk, client);
                String next = version(round);
                if (round % 3 == 0) {
                    disk.write("app.js", next).write("app.js.br", "br" + next);
                } else {
                    disk.replace("app.js", next);
                    disk.replace("app.js.br", "br" + next);
                }

                assertThat(client.get("app.js", BROTLI).text()).isEqualTo("br" + next);
                assertThat(client.get("app.js").text()).isEqualTo(next);
            }
        }
    }

    /** What comes and goes in a folder that was at rest before, and whose files are remembered. */
    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("everywhere")
    void fileAndSiblingComeAndGoBesideWhatIsRemembered(Source source, String transport) {
        Disk disk = new Disk(root).write("app.js", "plain");
        try (FileServer server = FileServer.of(source, root, transport);
                RawClient client = server.client()) {
            for (int round = 1; round <= 4; round++) {
                awaitSettled(disk, client);
                disk.write("app.js.br", "brotli");
                assertThat(client.get("app.js", BROTLI).text()).isEqualTo("brotli");

                awaitSettled(disk, client);
                disk.delete("app.js.br");
                assertThat(client.get("app.js", BROTLI).text()).isEqualTo("plain");

                awaitSettled(disk, client);
                disk.write("app.js.br", "brotli");
                disk.delete("app.js");
                assertThat(client.get("app.js", BROTLI).status()).isEqualTo(404);

                awaitSettled(disk, client);
                disk.delete("app.js.br");
                disk.write("app.js", "plain");
                assertThat(client.get("app.js", BROTLI).text()).isEqualTo("plain");
            }
        }
    }

    /** Waits until all in the folder is old enough to be remembered, and lets it be. */
    private static void awaitSettled(Disk disk, RawClient client) {
        while (Stream.of(Stamp.ofFolder(disk.root()), stamp(disk, "app.js"), stamp(disk, "app.js.br"))
                .anyMatch(stamp -> stamp != null && !stamp.isSettled(System.currentTimeMillis()))) {
            Thread.onSpinWait();
        }
        client.get("app.js");
        client.get("app.js", BROTLI);
    }

    private static @Nullable Stamp stamp(Disk disk, String name) {
        return Stamp.ofFile(disk.path(name));
    }

    private static String version(int round) {
        return String.valueOf(10_000 + round).repeat(40);
    }
}
