package arena.load.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The titles of the frames that a flame graph by async-profiler's converter has in it. */
public final class FlameFrames {

    private static final String BEGIN = "const cpool = [";
    private static final String END = "\n];";

    private FlameFrames() {}

    /** Each title but the first begins with a character that says how much it shares with the one before it. */
    public static List<String> of(Path page) throws IOException {
        String html = Files.readString(page);
        int begin = html.indexOf(BEGIN) + BEGIN.length();
        List<String> titles = new ArrayList<>();
        for (String line :
                html.substring(begin, html.indexOf(END, begin)).strip().split(",?\n", -1)) {
            String packed =
                    line.substring(1, line.length() - 1).replace("\\'", "'").replace("\\\\", "\\");
            titles.add(
                    titles.isEmpty()
                            ? packed
                            : titles.getLast().substring(0, packed.charAt(0) - ' ') + packed.substring(1));
        }
        return titles;
    }
}
