package arena.app.testing;

import arena.profiles.wire.FreePort;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import redis.embedded.core.ExecutableProvider;

/** A Redis of its own for a test that does to it what it likes. It keeps its port, and has nothing on disk. */
public final class RedisProcess implements AutoCloseable {

    private static final File EXECUTABLE = unpack();

    private final int port;
    private final String[] settings;
    private Process process;

    private RedisProcess(int port, String[] settings, Process process) {
        this.port = port;
        this.settings = settings;
        this.process = process;
        Runtime.getRuntime().addShutdownHook(new Thread(this::close));
    }

    /** Starts one on a free port, with these options of its command line, and waits until it answers. */
    public static RedisProcess start(String... settings) {
        int port = FreePort.next();
        return new RedisProcess(port, settings, launch(port, settings));
    }

    public String url() {
        return "redis://127.0.0.1:" + port;
    }

    /** Ends it at once, as a crash would. */
    public void kill() {
        process.destroyForcibly();
        try {
            process.waitFor(10, TimeUnit.SECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Starts it again where it was, without what it had. */
    public void startAgain() {
        process = launch(port, settings);
    }

    /** Stops it in the middle of what it does: its connections stay open, and nobody answers. */
    public void freeze() {
        signal("STOP");
    }

    public void thaw() {
        signal("CONT");
    }

    /** Sends a command and returns the first line of the reply. */
    public String command(String... words) {
        return ask(port, words).orElseThrow();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    private void signal(String name) {
        try {
            int status = new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                    .start()
                    .waitFor();
            if (status != 0) {
                throw new IllegalStateException("kill -" + name + ": status " + status);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static Process launch(int port, String... settings) {
        try {
            List<String> command = new ArrayList<>(List.of(EXECUTABLE.getPath(), "--port", Integer.toString(port)));
            command.addAll(List.of("--bind", "127.0.0.1", "--save", "", "--appendonly", "no"));
            command.addAll(List.of(settings));
            Process process = new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectErrorStream(true)
                    .start();
            Awaitility.await()
                    .until(() -> ask(port, "PING").filter(RedisProcess::isReady).isPresent());
            return process;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** One that wants a password first is ready too. */
    private static boolean isReady(String reply) {
        return reply.equals("+PONG") || reply.startsWith("-NOAUTH");
    }

    private static Optional<String> ask(int port, String... words) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1_000);
            socket.setSoTimeout(5_000);
            StringBuilder request = new StringBuilder("*" + words.length + "\r\n");
            for (String word : words) {
                request.append('$')
                        .append(word.length())
                        .append("\r\n")
                        .append(word)
                        .append("\r\n");
            }
            socket.getOutputStream().write(request.toString().getBytes(StandardCharsets.US_ASCII));
            return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))
                    .lines()
                    .findFirst();
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private static File unpack() {
        try {
            Path folder =
                    Files.createDirectories(Path.of("target", "tests", "redis").toAbsolutePath());
            return ExecutableProvider.newJarResourceProvider(folder.toFile()).get();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
