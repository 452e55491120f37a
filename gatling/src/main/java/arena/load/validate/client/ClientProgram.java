package arena.load.validate.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The program in the folder {@code client} beside this module, which speaks HTTP/2 and HTTP/3: a process, since its Netty
 * must not meet that of Gatling. It starts with the first request, and ends with its input, hence with this JVM at the latest.
 * Thread-safe; one request at a time.
 */
public final class ClientProgram implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int CLOSE_SECONDS = 5;

    private final List<String> command;
    private @Nullable Process process;
    private @Nullable BufferedWriter requests;
    private @Nullable BufferedReader answers;

    /**
     * @param command that starts it, without its arguments
     * @param patience for a connection, and for each answer
     */
    public ClientProgram(List<String> command, Duration patience) {
        this.command = new ArrayList<>(command);
        this.command.addAll(List.of("probe", "--insecure", "--timeout", Double.toString(patience.toMillis() / 1e3)));
    }

    /**
     * What comes of a request: answers and, if there are too few, the failure.
     *
     * @throws UncheckedIOException if the program cannot be started, or has ended
     */
    synchronized JsonNode ask(JsonNode request) {
        try {
            Process running = process;
            if (running == null || !running.isAlive()) {
                running = start();
            }
            BufferedWriter out = requests;
            BufferedReader in = answers;
            if (out == null || in == null) {
                throw new IOException("it has been closed");
            }
            out.write(JSON.writeValueAsString(request));
            out.newLine();
            out.flush();
            String line = in.readLine();
            if (line == null) {
                throw new IOException("it has ended");
            }
            return JSON.readTree(line);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("client program: not JSON: " + e.getOriginalMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException("client program " + command + ": " + e.getMessage(), e);
        }
    }

    @Override
    public synchronized void close() {
        Process running = process;
        BufferedWriter out = requests;
        if (running == null || out == null) {
            return;
        }
        try {
            out.close();
            if (running.waitFor(CLOSE_SECONDS, TimeUnit.SECONDS)) {
                return;
            }
        } catch (IOException _) {
            // It has ended by itself.
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        running.destroyForcibly();
    }

    private Process start() throws IOException {
        Process started = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        process = started;
        requests = started.outputWriter(StandardCharsets.UTF_8);
        answers = started.inputReader(StandardCharsets.UTF_8);
        return started;
    }
}
