package arena.load.harness;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What our own server says of itself when it starts.
 *
 * @param flavour such as {@code standard}
 * @param transport of its event loops, such as {@code epoll}
 */
public record ServerFacts(String flavour, int loops, String transport, String tls) {

    private static final Pattern LOOPS = Pattern.compile("(\\d+) event loops? on ([^,]+), TLS by (\\S+)");
    private static final Pattern FLAVOUR = Pattern.compile("flavour (\\w+)");

    /** What is found in the server's log, or none if it is another server. */
    static Optional<ServerFacts> in(Path log) {
        try {
            return parse(Files.readString(log, StandardCharsets.UTF_8));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /** Whether our own server has begun to open its ports, and not yet said that it is done. */
    static boolean isOpening(Path log) {
        try {
            String text = Files.readString(log, StandardCharsets.UTF_8);
            return LOOPS.matcher(text).find() && !FLAVOUR.matcher(text).find();
        } catch (IOException _) {
            return false;
        }
    }

    static Optional<ServerFacts> parse(String log) {
        Matcher loops = LOOPS.matcher(log);
        Matcher flavour = FLAVOUR.matcher(log);
        return loops.find() && flavour.find()
                ? Optional.of(new ServerFacts(
                        flavour.group(1), Integer.parseInt(loops.group(1)), loops.group(2), loops.group(3)))
                : Optional.empty();
    }
}
