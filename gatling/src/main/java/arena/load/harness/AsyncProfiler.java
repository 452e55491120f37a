package arena.load.harness;

import com.sun.tools.attach.AgentInitializationException;
import com.sun.tools.attach.AgentLoadException;
import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Objects;

/**
 * async-profiler, whose library is loaded into the process.
 *
 * @param event that makes it take a sample
 */
record AsyncProfiler(long pid, Path library, Event event) implements Profiler {

    /** Its file, which nobody needs after the end of the process. */
    static final String LIBRARY = "libasyncProfiler.so";

    /** Between two samples of a thread that runs. */
    private static final String INTERVAL = "1ms";

    /** Between two samples of what a thread allocates. */
    private static final String ALLOCATION = "512k";

    /** The best first. */
    enum Event {
        CPU("async-profiler, perf events"),
        CTIMER("async-profiler, timers of threads: sees no kernel"),
        ITIMER("async-profiler, timer of the process: sees no kernel");

        private final String title;

        Event(String title) {
            this.title = title;
        }

        /** What it is, and what it cannot see. */
        String title() {
            return title;
        }
    }

    /**
     * Puts the library into this folder, and sees to it that the process has loaded it before anything is measured.
     *
     * @throws IOException if there is none for this machine, or if the process does not take it or the event; says why
     */
    static AsyncProfiler ready(long pid, Path folder, Event event) throws IOException {
        Path library = folder.toAbsolutePath().resolve(LIBRARY);
        if (Files.notExists(library)) {
            try (InputStream in = AsyncProfiler.class.getResourceAsStream("/" + platform() + "/" + LIBRARY)) {
                if (in == null) {
                    throw new IOException("async-profiler has no library for " + platform());
                }
                Files.copy(in, library, StandardCopyOption.REPLACE_EXISTING);
            }
        }
        AsyncProfiler profiler = new AsyncProfiler(pid, library, event);
        Path trial = folder.toAbsolutePath().resolve("trial.jfr");
        profiler.start(trial);
        profiler.stop(trial);
        Files.deleteIfExists(trial);
        return profiler;
    }

    @Override
    public String engine() {
        return event.title();
    }

    @Override
    public void start(Path recording) throws IOException {
        tell("start,jfr,event=" + event.name().toLowerCase(Locale.ROOT) + ",interval=" + INTERVAL + ",alloc="
                + ALLOCATION + ",file=" + recording);
    }

    @Override
    public void stop(Path recording) throws IOException {
        tell("stop,file=" + recording);
    }

    private void tell(String command) throws IOException {
        try {
            VirtualMachine process = VirtualMachine.attach(Long.toString(pid));
            try {
                process.loadAgentPath(library.toString(), command);
            } finally {
                process.detach();
            }
        } catch (AttachNotSupportedException | AgentLoadException | AgentInitializationException e) {
            throw new IOException("async-profiler does not work in process " + pid + ": " + e.getMessage(), e);
        }
    }

    private static String platform() {
        if (Objects.equals(System.getProperty("os.name"), "Linux")) {
            return System.getProperty("os.arch", "").equals("aarch64") ? "linux-arm64" : "linux-x64";
        }
        return "macos";
    }
}
