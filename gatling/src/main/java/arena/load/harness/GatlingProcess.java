package arena.load.harness;

import arena.load.simulation.LoadSettings;
import arena.load.simulation.Phase;
import arena.load.simulation.ProfileSimulation;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Gatling in a JVM of its own, since it can run once in a process.
 *
 * @param results folder that Gatling puts its report into
 * @param log gets what Gatling prints
 */
record GatlingProcess(
        Class<? extends ProfileSimulation> simulation,
        LoadSettings settings,
        String description,
        Path results,
        Path log) {

    private static final List<String> JVM_OPTIONS = List.of(
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "--add-opens=java.base/java.lang=ALL-UNNAMED",
            // Gatling keeps preferences, which are nothing to leave in the user's home directory.
            "-Djava.util.prefs.userRoot=" + Path.of(System.getProperty("java.io.tmpdir"), "arena-gatling"));

    /**
     * Runs it to its end.
     *
     * @param phases is told when a phase begins, at that moment
     * @return Gatling's exit code; not 0 if a request failed
     * @throws HarnessException if it did not end by itself
     */
    int run(ChildProcesses children, Consumer<Phase> phases) throws IOException {
        Process process = children.start(new ProcessBuilder(command()).redirectErrorStream(true));
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
                Writer copy = Files.newBufferedWriter(log)) {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                Phase.announcedBy(line).ifPresent(phases);
                copy.append(line).append('\n').flush();
            }
            int exitCode = process.waitFor();
            if (children.isStopped()) {
                throw new HarnessException("Interrupted.");
            }
            return exitCode;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new HarnessException("Interrupted.", e);
        }
    }

    private List<String> command() {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(JVM_OPTIONS);
        command.addAll(settings.javaOptions());
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.add("io.gatling.app.Gatling");
        command.addAll(List.of("-s", simulation.getName(), "-rf", results.toString(), "-rd", description));
        return command;
    }
}
