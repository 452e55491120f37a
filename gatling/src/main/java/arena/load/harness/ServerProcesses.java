package arena.load.harness;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The processes of a server: the one that was started, and all that it started.
 *
 * @param pid of the first one
 */
record ServerProcesses(long pid) {

    /** What they have used up to now, together; empty if it cannot be known of the first one. */
    Optional<Usage> usage() {
        return new ProcFs(pid)
                .usage()
                .map(first -> descendants().stream()
                        .flatMap(process -> process.usage().stream())
                        .reduce(first, Usage::plus));
    }

    /** The numbers of all of them, the first one first. */
    List<Long> pids() {
        return Stream.concat(
                        Stream.of(pid),
                        ProcessHandle.of(pid).stream()
                                .flatMap(ProcessHandle::descendants)
                                .map(ProcessHandle::pid))
                .toList();
    }

    void resetPeakResident() {
        new ProcFs(pid).resetPeakResident();
        descendants().forEach(ProcFs::resetPeakResident);
    }

    private List<ProcFs> descendants() {
        return ProcessHandle.of(pid).stream()
                .flatMap(ProcessHandle::descendants)
                .map(child -> new ProcFs(child.pid()))
                .toList();
    }
}
