package arena.load.harness;

import arena.load.record.Metric;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/** What all threads of a JVM allocate, from a recording of JFR that has nothing else in it. */
record Allocation(Path folder) implements DeepPass {

    private static final String EVENT = "jdk.ThreadAllocationStatistics";
    private static final String NAME = "arena";

    /** A thread's count at the beginning and at the end of the recording. */
    private static final String SETTINGS = """
            <?xml version="1.0" encoding="UTF-8"?>
            <configuration version="2.0">
              <event name="jdk.ThreadAllocationStatistics">
                <setting name="enabled">true</setting>
                <setting name="period">everyChunk</setting>
              </event>
            </configuration>
            """;

    @Override
    public Metric metric() {
        return Metric.ALLOCATED_PER_REQUEST;
    }

    @Override
    public Optional<String> obstacle(ServerProcesses server) {
        return new Jcmd(server.pid()).obstacle();
    }

    @Override
    public double measure(ServerProcesses server, Load load) throws IOException, Unmeasured {
        Jcmd jcmd = new Jcmd(server.pid());
        begin(jcmd);
        long answers = load.send();
        return end(jcmd) / (double) answers;
    }

    /** Begins to count. */
    void begin(Jcmd jcmd) throws IOException, Unmeasured {
        Path settings = Files.writeString(folder.toAbsolutePath().resolve("allocation.jfc"), SETTINGS);
        if (jcmd.run("JFR.start", "name=" + NAME, "settings=" + settings).isEmpty()) {
            throw new Unmeasured("jcmd JFR.start does not answer");
        }
    }

    /** Ends it, and returns the bytes. */
    long end(Jcmd jcmd) throws IOException, Unmeasured {
        Path recording = folder.toAbsolutePath().resolve("allocation.jfr");
        if (jcmd.run("JFR.stop", "name=" + NAME, "filename=" + recording).isEmpty()) {
            throw new Unmeasured("jcmd JFR.stop does not answer");
        }
        return allocated(recording);
    }

    /** A thread that began or ended meanwhile is counted as far as it is known. */
    private static long allocated(Path recording) throws IOException {
        Map<Long, Long> first = new HashMap<>();
        Map<Long, Long> last = new HashMap<>();
        try (RecordingFile events = new RecordingFile(recording)) {
            while (events.hasMoreEvents()) {
                RecordedEvent event = events.readEvent();
                if (event.getEventType().getName().equals(EVENT)) {
                    long thread = event.getThread("thread").getId();
                    first.putIfAbsent(thread, event.getLong("allocated"));
                    last.put(thread, event.getLong("allocated"));
                }
            }
        }
        return last.entrySet().stream()
                .mapToLong(entry -> entry.getValue() - first.getOrDefault(entry.getKey(), 0L))
                .sum();
    }
}
