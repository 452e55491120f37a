package arena.load.harness;

import java.io.IOException;
import java.nio.file.Path;

/** Takes a profile of a JVM of this machine: where its CPU time goes, and what allocates. Confined to one thread at a time. */
interface Profiler {

    /** What takes the samples, and what it cannot see, in a few words. */
    String engine();

    /** Begins to take samples into this file. */
    void start(Path recording) throws IOException;

    /** Ends it: the file, the same, is complete then. */
    void stop(Path recording) throws IOException;
}
