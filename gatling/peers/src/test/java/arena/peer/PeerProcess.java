package arena.peer;

import static org.assertj.core.api.Assertions.assertThat;

import arena.peer.setup.Port;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A peer that runs as a program.
 *
 * @param ports that it said it listens at
 */
record PeerProcess(Process process, Map<Port, Integer> ports) implements AutoCloseable {

    static PeerProcess start(Peer peer, SampleData data, String databaseUrl) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-XX:TieredStopAtLevel=1",
                "-Xmx128m",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                peer.toString()));
        command.addAll(List.of("--port", "0", "--port-https", "0", "--port-h2c", "0", "--port-h2", "0"));
        command.addAll(List.of(
                "--data", data.files().toString(), "--certs", data.certs().toString()));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().put("DATABASE_URL", databaseUrl);
        Process process = builder.start();
        return new PeerProcess(process, ports(process));
    }

    private static Map<Port, Integer> ports(Process process) throws IOException {
        Map<Port, Integer> ports = new EnumMap<>(Port.class);
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        for (String line = out.readLine(); line != null && !line.equals("ready"); line = out.readLine()) {
            int space = line.indexOf(' ');
            ports.put(
                    Port.valueOf(line.substring(0, space).toUpperCase(Locale.ROOT)),
                    Integer.valueOf(line.substring(space + 1)));
        }
        return ports;
    }

    void endsOnSigterm() throws InterruptedException {
        process.toHandle().destroy();
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
