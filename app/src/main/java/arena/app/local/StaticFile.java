package arena.app.local;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/**
 * One file of the arena's static folder (SPEC 2.2): its name, its exact size, and how its content is made. The same
 * bytes every time.
 */
sealed interface StaticFile {
    List<StaticFile> ALL = List.of(
            new Text("reset.css", 8_192, "css", 0),
            new Text("layout.css", 25_600, "css", 280),
            new Text("theme.css", 18_432, "css", 180),
            new Text("components.css", 204_800, "css", 300),
            new Text("utilities.css", 61_440, "css", 260),
            new Text("analytics.js", 12_288, "js", 490),
            new Text("helpers.js", 22_528, "js", 180),
            new Text("app.js", 204_800, "js", 160),
            new Text("vendor.js", 307_200, "js", 180),
            new Text("router.js", 35_840, "js", 270),
            new Text("header.html", 122_880, "html", 660),
            new Text("footer.html", 56_320, "html", 430),
            new Binary("regular.woff2", 18_432),
            new Binary("bold.woff2", 22_528),
            new Text("logo.svg", 15_344, "svg", 280),
            new Text("icon-sprite.svg", 71_680, "svg", 160),
            new Binary("hero.webp", 46_080),
            new Binary("thumb1.webp", 8_192),
            new Binary("thumb2.webp", 6_144),
            new Text("manifest.json", 2_883, "manifest", 0));

    String name();

    int bytes();

    byte[] content();

    /**
     * A file that compresses about as well as the arena's.
     *
     * @param repeats how many of 1000 statements repeat one of the last few: the more, the smaller it compresses. Found by
     *     trying, one for each file
     */
    record Text(String name, int bytes, String grammar, int repeats) implements StaticFile {
        private static final int MEMORY = 40;

        @Override
        public byte[] content() {
            var random = new Random(name.hashCode());
            var language = Grammar.load(grammar + ".grammar");
            var out = new StringBuilder(language.sentence("head", random));
            String tail = language.sentence("tail", random);
            var recent = new String[MEMORY];
            for (int count = 0; ; count++) {
                boolean repeat = count >= MEMORY && random.nextInt(1000) < repeats;
                String statement = repeat ? recent[random.nextInt(MEMORY)] : language.sentence("statement", random);
                if (out.length() + statement.length() + tail.length() > bytes) {
                    break;
                }
                out.append(statement);
                recent[count % MEMORY] = statement;
            }
            // White space is allowed here in all of these languages.
            out.repeat(' ', bytes - tail.length() - out.length()).append(tail);
            return ascii(out.toString());
        }
    }

    /** A file that is compressed already: the header of its format, and then noise. */
    record Binary(String name, int bytes) implements StaticFile {
        @Override
        public byte[] content() {
            var noise = new byte[bytes];
            new Random(name.hashCode()).nextBytes(noise);
            ByteBuffer header = ByteBuffer.wrap(noise);
            if (name.endsWith(".woff2")) {
                header.put(ascii("wOF2")).putInt(0x00010000).putInt(bytes); // TrueType inside, length
            } else {
                header.order(ByteOrder.LITTLE_ENDIAN).put(ascii("RIFF")).putInt(bytes - 8);
                header.put(ascii("WEBPVP8 ")).putInt(bytes - 20);
            }
            return noise;
        }
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
