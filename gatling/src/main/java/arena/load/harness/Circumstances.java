package arena.load.harness;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Where, when and with what something was measured: without it a number says little.
 *
 * @param server what our own server says of itself, if it was started here
 * @param commit of the checkout that it was built in, if it was started here and there is one
 * @param jdk that the load generator runs on
 */
public record Circumstances(
        Instant date,
        URI target,
        Optional<ServerFacts> server,
        Optional<String> commit,
        String jdk,
        String kernel,
        String cpu,
        int cores) {

    private static final int GIT_SECONDS = 5;

    /** Those of this machine and this server, which has started. */
    static Circumstances of(Instant date, Server server) {
        return new Circumstances(
                date.truncatedTo(ChronoUnit.SECONDS),
                server.target(),
                server.facts(),
                // Of a server that runs somewhere else, nobody knows what it was built from.
                server.log().flatMap(_ -> checkout()),
                System.getProperty("java.vendor.version", "") + " " + Runtime.version(),
                System.getProperty("os.name") + " " + System.getProperty("os.version"),
                cpuModel(),
                Runtime.getRuntime().availableProcessors());
    }

    private static String cpuModel() {
        try (var lines = Files.lines(Path.of("/proc/cpuinfo"), StandardCharsets.ISO_8859_1)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(System.getProperty("os.arch"));
        } catch (IOException _) {
            return System.getProperty("os.arch");
        }
    }

    private static Optional<String> checkout() {
        try {
            Path jar = Path.of(Circumstances.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            Process git = new ProcessBuilder("git", "rev-parse", "--short=12", "HEAD")
                    .directory(Optional.ofNullable(jar.getParent()).orElse(jar).toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String commit = new String(git.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip();
            return git.waitFor(GIT_SECONDS, TimeUnit.SECONDS) && git.exitValue() == 0
                    ? Optional.of(commit)
                    : Optional.empty();
        } catch (IOException | URISyntaxException _) {
            return Optional.empty();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
