package arena.load.harness;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Takes a profile of the measured phase, and counts what was allocated in it. What either needs is loaded into the process before.
 * What does not work is told as a note: the measurement goes on without.
 */
final class ProfiledPhase implements Observer {

    private final Path folder;
    private final Jcmd jcmd;
    private final Allocation allocation;
    private final boolean countsAllocation;
    private final List<String> notes = new ArrayList<>();
    private @Nullable Profiler profiler;
    private boolean counting;
    private boolean recorded;
    private OptionalLong allocated = OptionalLong.empty();

    /**
     * A recording in JFR's format.
     *
     * @param engine what took it, and what that cannot see
     */
    record Recording(Path file, String engine) {}

    /** @param countsAllocation whether nothing is sent until {@link #measurementBegins} returns */
    ProfiledPhase(long pid, Path folder, boolean countsAllocation) {
        this.folder = folder.toAbsolutePath();
        this.jcmd = new Jcmd(pid);
        this.allocation = new Allocation(folder);
        this.countsAllocation = countsAllocation;
    }

    @Override
    public void prepare() {
        beginCounting();
        endCounting();
        allocated = OptionalLong.empty();
        profiler = bestProfiler();
    }

    @Override
    public void measurementBegins() {
        beginCounting();
        if (profiler != null) {
            try {
                profiler.start(recording());
            } catch (IOException e) {
                notes.add(String.valueOf(e.getMessage()));
                profiler = null;
            }
        }
    }

    @Override
    public void measurementEnds() {
        if (profiler != null) {
            try {
                profiler.stop(recording());
                recorded = true;
            } catch (IOException e) {
                notes.add(String.valueOf(e.getMessage()));
            }
        }
        endCounting();
    }

    /** The recording and what took it, if there is one. */
    Optional<Recording> result() {
        return recorded && profiler != null
                ? Optional.of(new Recording(recording(), profiler.engine()))
                : Optional.empty();
    }

    /** In the heap, by all threads, in the measured phase. */
    OptionalLong allocatedBytes() {
        return allocated;
    }

    /** What did not work, a line each. */
    List<String> notes() {
        return List.copyOf(notes);
    }

    private Path recording() {
        return folder.resolve("profile.jfr");
    }

    private @Nullable Profiler bestProfiler() {
        for (AsyncProfiler.Event event : AsyncProfiler.Event.values()) {
            try {
                return AsyncProfiler.ready(jcmd.pid(), folder, event);
            } catch (IOException e) {
                notes.add(event.title() + ": " + e.getMessage());
            }
        }
        try {
            return FlightRecorder.ready(jcmd.pid(), folder);
        } catch (IOException e) {
            notes.add("JFR: " + e.getMessage());
            return null;
        }
    }

    private void beginCounting() {
        if (!countsAllocation) {
            return;
        }
        try {
            allocation.begin(jcmd);
            counting = true;
        } catch (IOException | DeepPass.Unmeasured e) {
            notes.add("allocation: " + e.getMessage());
        }
    }

    private void endCounting() {
        if (counting) {
            counting = false;
            try {
                allocated = OptionalLong.of(allocation.end(jcmd));
            } catch (IOException | DeepPass.Unmeasured e) {
                notes.add("allocation: " + e.getMessage());
            }
        }
    }
}
