package arena.submission;

import arena.submission.entry.Meta;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;

/** The README of an entry: what it is, and how it is built, run and judged. */
final class EntryReadme {

    private EntryReadme() {}

    static String of(String name, Meta meta) {
        Map<String, String> values = Map.of(
                "display_name", meta.displayName(),
                "description", meta.json().path("description").asText(),
                "name", name,
                "flavour", meta.entryClass().flavour(),
                "rules", rules(meta),
                "tests", String.join(", ", meta.tests()));
        String text = template();
        for (Map.Entry<String, String> value : values.entrySet()) {
            text = text.replace("${" + value.getKey() + "}", value.getValue());
        }
        return text;
    }

    private static String rules(Meta meta) {
        return switch (meta.entryClass()) {
            case STANDARD ->
                "Documented settings and APIs of Vert.x, Netty and the JDK only: vertx-web routes, Jackson writes JSON, the"
                        + " server's own compression compresses, static files are read from the disk.";
            case TUNED ->
                "JSON is written by hand for each answer, compressors are used again, a table of paths routes. No body is"
                        + " computed before it is asked for, and none is kept.";
            case ENGINE ->
                "As in the tuned entry, and bodies of static files are kept in a cache that follows the disk.";
        };
    }

    private static String template() {
        try (InputStream in = Objects.requireNonNull(EntryReadme.class.getResourceAsStream("entry-readme.md"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
