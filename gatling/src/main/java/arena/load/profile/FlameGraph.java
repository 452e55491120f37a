package arena.load.profile;

import java.io.IOException;
import java.nio.file.Path;
import one.convert.Arguments;
import one.convert.JfrToFlame;

/** Recordings as pages that need nothing else. */
public final class FlameGraph {

    private FlameGraph() {}

    /** Draws where CPU time went. */
    public static void ofCpuTime(Path recording, Path page, String title) throws IOException {
        JfrToFlame.convert(recording.toString(), page.toString(), new Arguments("--dot", "--norm", "--title", title));
    }

    /** Draws what allocated how many bytes in the heap. */
    public static void ofAllocation(Path recording, Path page, String title) throws IOException {
        JfrToFlame.convert(
                recording.toString(),
                page.toString(),
                new Arguments("--alloc", "--total", "--dot", "--norm", "--title", title));
    }
}
