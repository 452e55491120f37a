package arena.profiles.staticfiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import arena.profiles.Request;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The twenty files of the arena, which are no part of this project but may lie beside it (CHECKS 102-110). */
class ArenaFilesTest {

    private static final String GENERATOR = "Accept-Encoding: br;q=1, gzip;q=0.8";

    @ParameterizedTest
    @EnumSource(Source.class)
    void everyFileIsServedAsItLiesOnTheDisk(Source source) {
        Path folder = arenaFolder();
        try (FileServer server = FileServer.of(source, folder);
                RawClient client = server.client()) {
            for (Request request :
                    StaticFilesProfiles.STATIC_TLS.traffic().getFirst().requests()) {
                String name = request.target().substring("/static/".length());
                RawClient.Response plain = client.get(name);
                RawClient.Response best = client.get(name, GENERATOR);

                assertThat(plain.body().getBytes()).as("CHECKS 106: " + name).isEqualTo(bytes(folder, name));
                assertThat(plain.field("content-type"))
                        .as("CHECKS 103-105: " + name)
                        .isEqualTo(type(name));
                boolean hasSibling = Files.exists(folder.resolve(name + ".br"));
                assertThat(best.body().getBytes())
                        .as("CHECKS 107: " + name)
                        .isEqualTo(bytes(folder, hasSibling ? name + ".br" : name));
                assertThat(best.field("content-encoding")).isEqualTo(hasSibling ? "br" : "");
                assertThat(best.field("content-type")).isEqualTo(type(name));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Source.class)
    void replacedFilesAreServedAndThenTheOriginalsAgain(Source source, @TempDir Path copy) {
        Path original = arenaFolder();
        Disk disk = new Disk(copy);
        for (String name : new String[] {"hero.webp", "app.js", "app.js.br", "app.js.gz"}) {
            disk.replace(name, bytes(original, name));
        }
        try (FileServer server = FileServer.of(source, copy);
                RawClient client = server.client()) {
            byte[] hero =
                    client.get("hero.webp", "Accept-Encoding: identity").body().getBytes();
            byte[] app = client.get("app.js", GENERATOR).body().getBytes();

            Stream.of("hero.webp", "app.js", "app.js.br", "app.js.gz")
                    .forEach(name -> disk.replace(name, new byte[bytes(original, name).length]));
            assertThat(client.get("hero.webp", "Accept-Encoding: identity")
                            .body()
                            .getBytes())
                    .as("CHECKS 109")
                    .isEqualTo(new byte[hero.length]);
            assertThat(client.get("app.js", GENERATOR).body().getBytes())
                    .as("CHECKS 110")
                    .isEqualTo(new byte[app.length]);

            Stream.of("hero.webp", "app.js", "app.js.br", "app.js.gz")
                    .forEach(name -> disk.replace(name, bytes(original, name)));
            assertThat(client.get("hero.webp", "Accept-Encoding: identity")
                            .body()
                            .getBytes())
                    .as("CHECKS 109")
                    .isEqualTo(hero);
            assertThat(client.get("app.js", GENERATOR).body().getBytes())
                    .as("CHECKS 110")
                    .isEqualTo(app);
        }
    }

    private static String type(String name) {
        return switch (name.substring(name.lastIndexOf('.') + 1)) {
            case "css" -> "text/css";
            case "js" -> "text/javascript";
            case "html" -> "text/html";
            case "woff2" -> "font/woff2";
            case "svg" -> "image/svg+xml";
            case "webp" -> "image/webp";
            case "json" -> "application/json";
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static byte[] bytes(Path folder, String name) {
        try {
            return Files.readAllBytes(folder.resolve(name));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Path arenaFolder() {
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            Path folder = at.resolve("shared/arena/data/static");
            if (Files.isDirectory(folder)) {
                return folder;
            }
        }
        return abort("no folder shared/arena/data/static above " + Path.of("").toAbsolutePath());
    }
}
