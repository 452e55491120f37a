package arena.load.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** JFR, which every JVM has. It sees Java frames alone, and of a thread in native code only which method called it. */
record FlightRecorder(Jcmd jcmd, Path settings) implements Profiler {

    private static final String NAME = "arena-profile";

    private static final String SETTINGS = """
            <?xml version="1.0" encoding="UTF-8"?>
            <configuration version="2.0">
              <event name="jdk.ExecutionSample">
                <setting name="enabled">true</setting>
                <setting name="period">10 ms</setting>
              </event>
              <event name="jdk.ObjectAllocationSample">
                <setting name="enabled">true</setting>
                <setting name="throttle">1000/s</setting>
                <setting name="stackTrace">true</setting>
              </event>
            </configuration>
            """;

    /** @throws IOException if the process takes no commands */
    static FlightRecorder ready(long pid, Path folder) throws IOException {
        Jcmd jcmd = new Jcmd(pid);
        if (jcmd.obstacle().isPresent()) {
            throw new IOException(jcmd.obstacle().get());
        }
        Path settings = folder.toAbsolutePath().resolve("profile.jfc");
        Files.writeString(settings, SETTINGS);
        return new FlightRecorder(jcmd, settings);
    }

    @Override
    public String engine() {
        return "JFR: sees no kernel and no native code";
    }

    @Override
    public void start(Path recording) throws IOException {
        if (jcmd.run("JFR.start", "name=" + NAME, "settings=" + settings).isEmpty()) {
            throw new IOException("jcmd JFR.start does not answer");
        }
    }

    @Override
    public void stop(Path recording) throws IOException {
        if (jcmd.run("JFR.stop", "name=" + NAME, "filename=" + recording).isEmpty()) {
            throw new IOException("jcmd JFR.stop does not answer");
        }
    }
}
