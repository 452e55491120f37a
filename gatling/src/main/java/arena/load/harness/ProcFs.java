package arena.load.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What Linux tells about a process. On other systems, for a process that is gone or somebody else's, there is nothing to
 * read, and every answer is empty. Thread-safe.
 */
final class ProcFs {

    /** USER_HZ, which the kernel promises to programs whatever its own tick is. */
    private static final int TICKS_PER_SECOND = 100;

    /** Writing this to clear_refs sets the peak resident size back to the present one (man 5 proc). */
    private static final String RESET_PEAK = "5";

    private static final int USER_TIME = 11;
    private static final int SYSTEM_TIME = 12;

    private final Path folder;

    ProcFs(long pid) {
        this(Path.of("/proc", Long.toString(pid)));
    }

    ProcFs(Path folder) {
        this.folder = folder;
    }

    /** CPU time that the process has used up to now, in steps of 10 ms. */
    Optional<Duration> cpuTime() {
        return read("stat").map(ProcFs::cpuTime);
    }

    /** The most memory that the process had resident, in KiB. */
    Optional<Long> peakResidentKiB() {
        return read("status").flatMap(ProcFs::peakResidentKiB);
    }

    /** Descriptors of the process that are sockets. */
    OptionalInt sockets() {
        try (var descriptors = Files.list(folder.resolve("fd"))) {
            return OptionalInt.of(
                    Math.toIntExact(descriptors.filter(ProcFs::isSocket).count()));
        } catch (IOException | UncheckedIOException _) {
            return OptionalInt.empty();
        }
    }

    private static boolean isSocket(Path descriptor) {
        try {
            return Files.readSymbolicLink(descriptor).toString().startsWith("socket:");
        } catch (IOException _) {
            return false;
        }
    }

    /** Lets the peak begin anew; where the kernel refuses, it stays the peak since the process began. */
    void resetPeakResident() {
        try {
            Files.writeString(folder.resolve("clear_refs"), RESET_PEAK);
        } catch (IOException _) {
            // Only the owner of the process may do it; the README says what the figure means then.
        }
    }

    /** From {@code /proc/PID/stat}: the name in parentheses may contain anything, so counting starts after the last one. */
    static Duration cpuTime(String stat) {
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
        long ticks = Long.parseLong(fields[USER_TIME]) + Long.parseLong(fields[SYSTEM_TIME]);
        return Duration.ofSeconds(ticks).dividedBy(TICKS_PER_SECOND);
    }

    /** From {@code /proc/PID/status}; a process that is ending has no such line. */
    static Optional<Long> peakResidentKiB(String status) {
        return status.lines()
                .filter(line -> line.startsWith("VmHWM:"))
                .map(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst();
    }

    private Optional<String> read(String name) {
        try {
            return Optional.of(Files.readString(folder.resolve(name), StandardCharsets.ISO_8859_1));
        } catch (IOException _) {
            return Optional.empty();
        }
    }
}
