package arena.load.harness;

import arena.profiles.wire.FreePort;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * Starts of a server, from the moment at which its process is made until the first 200 over HTTP/1.1.
 *
 * @param children stops a server that is running when the measurement is interrupted
 * @param log gets what the servers print
 */
public record Startup(ChildProcesses children, Path log) {

    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final Duration GLANCE = Duration.ofMillis(1);
    private static final int ANSWER_MILLIS = 5_000;

    /**
     * Starts it, asks until it answers, and stops it.
     *
     * @param variables of the environment, beside those of this process; ports are free ones
     * @param path that is asked for
     * @return how long it took
     * @throws HarnessException if the server ends or does not answer within a minute
     */
    public Duration measure(List<String> command, Map<String, String> variables, String path)
            throws InterruptedException {
        int port = FreePort.next();
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
        builder.environment().putAll(ServerLauncher.freePorts());
        builder.environment().put("ARENA_PORT_TLS_RELOADED", "0");
        builder.environment().putAll(variables);
        builder.environment().put("ARENA_PORT", Integer.toString(port));
        long begin = System.nanoTime();
        Process process = children.start(builder);
        try {
            awaitAnswer(process, port, path, begin);
            return Duration.ofNanos(System.nanoTime() - begin);
        } finally {
            process.destroy();
            process.waitFor();
        }
    }

    private void awaitAnswer(Process process, int port, String path, long begin) throws InterruptedException {
        while (!answers(port, path)) {
            if (!process.isAlive()) {
                throw new HarnessException("the server ended with exit code " + process.exitValue() + ", see " + log);
            }
            if (System.nanoTime() - begin > LIMIT.toNanos()) {
                throw new HarnessException("no answer within " + LIMIT.toSeconds() + " s, see " + log);
            }
            Thread.sleep(GLANCE);
        }
    }

    private static boolean answers(int port, String path) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(ANSWER_MILLIS);
            socket.getOutputStream()
                    .write("GET %s HTTP/1.1\r\nHost: localhost:8080\r\n\r\n"
                            .formatted(path)
                            .getBytes(StandardCharsets.US_ASCII));
            String status = new BufferedReader(
                            new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1))
                    .readLine();
            return status != null && status.startsWith("HTTP/1.1 200 ");
        } catch (IOException _) {
            return false; // not yet
        }
    }
}
