package arena.load.harness;

import arena.load.record.Metric;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;

/** Instructions in programs and kernel, counted by the CPU, if perf may ask it. */
record Instructions(Path folder, ChildProcesses children, int seconds) implements DeepPass {

    private static final String PROGRAM = "perf";

    @Override
    public Metric metric() {
        return Metric.INSTRUCTIONS_PER_REQUEST;
    }

    @Override
    public Optional<String> obstacle(ServerProcesses server) {
        if (ToolBox.onOurPath(PROGRAM).isEmpty()) {
            return Optional.of("perf is not installed (package linux-perf)");
        }
        // Asked of a program that ends at once, so that a load is not sent for nothing.
        String answer = Command.everything(PROGRAM, "stat", "-x", ",", "-e", "instructions", "true");
        return parse(answer).isPresent()
                ? Optional.empty()
                : Optional.of("perf cannot count them here: " + brief(answer));
    }

    @Override
    public double measure(ServerProcesses server, Load load) throws IOException, Unmeasured {
        Path counts = folder.resolve("perf.csv");
        String pids = server.pids().stream().map(String::valueOf).collect(Collectors.joining(","));
        Process perf = children.start(new ProcessBuilder(
                        PROGRAM,
                        "stat",
                        "-x",
                        ",",
                        "-e",
                        "instructions",
                        "-p",
                        pids,
                        "-o",
                        counts.toString(),
                        "--",
                        "sleep",
                        Integer.toString(seconds))
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("perf.log").toFile()));
        long answers = load.send();
        try {
            perf.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new HarnessException("Interrupted.", e);
        }
        String text = Files.exists(counts) ? Files.readString(counts) : "";
        return parse(text).orElseThrow(() -> new Unmeasured("perf counted nothing: " + brief(text))) / (double) answers;
    }

    /** The first field of the line with the event. */
    static Optional<Long> parse(String text) {
        return text.lines()
                .filter(line -> line.contains("instructions"))
                .map(line -> line.substring(0, Math.max(0, line.indexOf(','))))
                .filter(number -> number.matches("\\d+"))
                .map(Long::valueOf)
                .findFirst();
    }

    private static String brief(String text) {
        return text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.substring(0, line.indexOf(',') < 0 ? line.length() : line.indexOf(',')))
                .findFirst()
                .orElse("no answer");
    }
}
