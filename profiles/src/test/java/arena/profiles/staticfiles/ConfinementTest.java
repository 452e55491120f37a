package arena.profiles.staticfiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing outside of the folder is served, and links inside of it are followed. */
class ConfinementTest {

    private Path root;
    private Path outside;

    @BeforeEach
    void prepare(@TempDir Path folder) throws IOException {
        outside = folder;
        root = Files.createDirectory(folder.resolve("static"));
        new Disk(folder).write("secret.txt", "secret").write("secret.txt.br", "secret");
        new Disk(root).write("open.txt", "open").write(".hidden", "secret");
        new Disk(Files.createDirectory(root.resolve("sub"))).write("deep.txt", "secret");
        Files.createSymbolicLink(root.resolve("inside.txt"), Path.of("open.txt"));
        Files.createSymbolicLink(root.resolve("out.txt"), folder.resolve("secret.txt"));
        Files.createSymbolicLink(root.resolve("relative.txt"), Path.of("../secret.txt"));
        Files.createSymbolicLink(root.resolve("open.txt.br"), folder.resolve("secret.txt.br"));
        Files.createSymbolicLink(root.resolve("loop.txt"), Path.of("loop.txt"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../secret.txt",
                "..%2fsecret.txt",
                "..%2Fsecret.txt",
                "%2e%2e/secret.txt",
                "%2e%2e%2fsecret.txt",
                "..%5csecret.txt",
                "..\\secret.txt",
                "..%c0%afsecret.txt",
                "%252e%252e%252fsecret.txt",
                "open.txt%00",
                "open.txt%00.js",
                "%00",
                "sub/deep.txt",
                "sub%2fdeep.txt",
                "sub",
                "sub/",
                "./open.txt",
                "open.txt/",
                ".",
                "..",
                "%2e%2e",
                "",
                ".hidden",
                "%2ehidden",
                "out.txt",
                "relative.txt",
                "loop.txt",
                "/etc/passwd",
                "%2fetc%2fpasswd",
                "file:%2f%2f%2fetc%2fpasswd",
                "open.txt%20",
                "OPEN.TXT"
            })
    void answers404ForWhatIsNotDirectlyInTheFolder(String name) {
        for (Source source : Source.values()) {
            try (FileServer server = FileServer.of(source, root);
                    RawClient client = server.client()) {
                RawClient.Response response = client.get(name, "Accept-Encoding: br");

                assertThat(response.status()).as("%s", source).isEqualTo(404);
                assertThat(response.text()).doesNotContain("secret");
            }
        }
    }

    @Test
    void longNameIs404AndBadEncodingIs400() {
        try (FileServer server = FileServer.of(Source.MEMORY, root);
                RawClient client = server.client()) {
            assertThat(client.get("x".repeat(3000)).status()).isEqualTo(404);
            assertThat(client.get("%zz").status()).isEqualTo(400);
            assertThat(client.get("%").status()).isEqualTo(400);
        }
    }

    @ParameterizedTest
    @EnumSource(Source.class)
    void linksInsideAreFollowedAndSiblingsOutsideAreNot(Source source) {
        try (FileServer server = FileServer.of(source, root);
                RawClient client = server.client()) {
            assertThat(client.get("inside.txt").text()).isEqualTo("open");
            assertThat(client.get("open%2Etxt", "Accept-Encoding: br").text()).isEqualTo("open");
        }
    }

    @ParameterizedTest
    @EnumSource(Source.class)
    void switchOfAMountedVolumeIsSeenAtOnce(Source source) throws IOException {
        Path volume = Files.createDirectory(outside.resolve("volume"));
        Files.createSymbolicLink(volume.resolve("..data"), version(volume, 0));
        Files.createSymbolicLink(volume.resolve("app.js"), Path.of("..data/app.js"));
        Files.createSymbolicLink(volume.resolve("app.js.br"), Path.of("..data/app.js.br"));
        try (FileServer server = FileServer.of(source, volume);
                RawClient client = server.client()) {
            for (int round = 1; round <= 100; round++) {
                Path next = volume.resolve("..data_tmp");
                Files.createSymbolicLink(next, version(volume, round));
                Files.move(next, volume.resolve("..data"), StandardCopyOption.ATOMIC_MOVE);

                assertThat(client.get("app.js").text()).isEqualTo("plain " + round);
                RawClient.Response best = client.get("app.js", "Accept-Encoding: br");
                assertThat(best.text()).isEqualTo((round % 2 == 0 ? "br " : "plain ") + round);
            }
        }
    }

    /** The folder itself stays as it is: only what its links lead to comes and goes. */
    @ParameterizedTest
    @EnumSource(Source.class)
    void changesBehindLinksAreSeenAtOnce(Source source) throws IOException {
        Path folder = Files.createDirectory(outside.resolve("links"));
        Disk target = new Disk(Files.createDirectory(folder.resolve("sub"))).write("app.js", "plain");
        Files.createSymbolicLink(folder.resolve("app.js"), Path.of("sub/app.js"));
        Files.createSymbolicLink(folder.resolve("app.js.br"), Path.of("sub/app.js.br"));
        Files.createSymbolicLink(folder.resolve("app.js.gz"), Path.of("sub/app.js.gz"));
        String best = "Accept-Encoding: br, gzip;q=0.5";
        StaticFiles files = source.open(folder, FileServer.PLAIN, FileServer.LATER);
        try (FileServer server = FileServer.of(files);
                RawClient client = server.client()) {
            assertThat(client.get("app.js", best).text()).isEqualTo("plain");

            target.write("app.js.gz", "gzip");
            assertThat(client.get("app.js", best).text()).isEqualTo("gzip");

            target.write("app.js.br", "brotli");
            assertThat(client.get("app.js", best).text()).isEqualTo("brotli");

            assertThat(client.get("app.js", best).text()).isEqualTo("brotli");
            target.replace("app.js.br", "BROTLI");
            assertThat(client.get("app.js", best).text()).isEqualTo("BROTLI");

            target.delete("app.js.br");
            assertThat(client.get("app.js", best).text()).isEqualTo("gzip");

            target.delete("app.js");
            assertThat(client.get("app.js", best).status()).isEqualTo(404);
        }
    }

    @ParameterizedTest
    @EnumSource(Source.class)
    void folderThatIsALinkMayBePointedElsewhere(Source source) throws IOException {
        Path other = Files.createDirectory(outside.resolve("other"));
        new Disk(other).write("open.txt", "OPEN");
        Path link = Files.createSymbolicLink(outside.resolve("current"), root);
        try (FileServer server = FileServer.of(source, link);
                RawClient client = server.client()) {
            assertThat(client.get("open.txt").text()).isEqualTo("open");

            Files.move(Files.createSymbolicLink(outside.resolve("next"), other), link, StandardCopyOption.ATOMIC_MOVE);
            assertThat(client.get("open.txt").text()).isEqualTo("OPEN");

            Files.delete(link);
            assertThat(client.get("open.txt").status()).isEqualTo(404);
        }
    }

    /** The sibling is there in every other version only. */
    private static Path version(Path volume, int round) throws IOException {
        Path folder = Files.createDirectory(volume.resolve("..version_" + round));
        new Disk(folder).write("app.js", "plain " + round);
        if (round % 2 == 0) {
            new Disk(folder).write("app.js.br", "br " + round);
        }
        return folder.getFileName();
    }
}
