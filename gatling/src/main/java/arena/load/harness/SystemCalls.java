package arena.load.harness;

import arena.load.record.Metric;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** System calls, counted by strace, which slows the server down several times. */
record SystemCalls(Path folder, ChildProcesses children) implements DeepPass {

    private static final String PROGRAM = "strace";
    private static final Duration ATTACHING = Duration.ofSeconds(1);
    private static final int ENDING_SECONDS = 20;

    /** Time in per cent and seconds, microseconds a call, calls, perhaps errors. */
    private static final Pattern TOTAL =
            Pattern.compile("^\\s*100\\.00\\s+\\S+\\s+\\d+\\s+(\\d+)\\s+(?:\\d+\\s+)?total\\s*$", Pattern.MULTILINE);

    @Override
    public Metric metric() {
        return Metric.SYSTEM_CALLS_PER_REQUEST;
    }

    @Override
    public Optional<String> obstacle(ServerProcesses server) {
        return ToolBox.onOurPath(PROGRAM).isPresent()
                ? Optional.empty()
                : Optional.of("strace is not installed (package strace)");
    }

    @Override
    public double measure(ServerProcesses server, Load load) throws IOException, Unmeasured {
        Path counts = folder.resolve("strace.txt");
        List<String> command = new ArrayList<>(List.of(PROGRAM, "-c", "-f", "-o", counts.toString()));
        server.pids().forEach(pid -> command.addAll(List.of("-p", Long.toString(pid))));
        Process strace = children.start(new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("strace.log").toFile()));
        Pauses.of(ATTACHING);
        long answers = load.send();
        strace.destroy();
        try {
            if (!strace.waitFor(ENDING_SECONDS, TimeUnit.SECONDS)) {
                throw new Unmeasured("strace does not end");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new HarnessException("Interrupted.", e);
        }
        String text = Files.exists(counts) ? Files.readString(counts) : "";
        long calls = total(text)
                .orElseThrow(() -> new Unmeasured("strace counted nothing; see " + folder.resolve("strace.log")));
        return calls / (double) answers;
    }

    static OptionalLong total(String text) {
        Matcher matcher = TOTAL.matcher(text);
        return matcher.find() ? OptionalLong.of(Long.parseLong(matcher.group(1))) : OptionalLong.empty();
    }
}
