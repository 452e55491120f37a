package arena.load.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
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

    /** What it has used up to now; empty also where only a part of it may be read. */
    Optional<Usage> usage() {
        try {
            String status = read(folder.resolve("status"));
            String stat = read(folder.resolve("stat"));
            long voluntary = 0;
            long involuntary = 0;
            for (Path task : list(folder.resolve("task"))) {
                String thread = read(task.resolve("status"));
                voluntary += field(thread, "voluntary_ctxt_switches:");
                involuntary += field(thread, "nonvoluntary_ctxt_switches:");
            }
            return Optional.of(new Usage(
                    ticks(stat, USER_TIME),
                    ticks(stat, SYSTEM_TIME),
                    voluntary,
                    involuntary,
                    field(status, "VmRSS:"),
                    field(status, "VmHWM:"),
                    Math.toIntExact(field(status, "Threads:")),
                    list(folder.resolve("fd")).size()));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /** Descriptors of the process that are sockets. */
    OptionalInt sockets() {
        try {
            return OptionalInt.of(Math.toIntExact(
                    list(folder.resolve("fd")).stream().filter(ProcFs::isSocket).count()));
        } catch (IOException _) {
            return OptionalInt.empty();
        }
    }

    /** The arguments that it was started with. */
    List<String> commandLine() {
        try {
            return List.of(read(folder.resolve("cmdline")).split("\0", -1));
        } catch (IOException _) {
            return List.of();
        }
    }

    /** Its program. */
    Optional<Path> executable() {
        try {
            return Optional.of(Files.readSymbolicLink(folder.resolve("exe")));
        } catch (IOException _) {
            return Optional.empty();
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
    private static Duration ticks(String stat, int field) {
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
        return Duration.ofSeconds(Long.parseLong(fields[field])).dividedBy(TICKS_PER_SECOND);
    }

    /** A number in {@code /proc/PID/status}; a process that is ending has no memory, and no such line. */
    private static long field(String status, String name) {
        return status.lines()
                .filter(line -> line.startsWith(name))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElse(0);
    }

    private static boolean isSocket(Path descriptor) {
        try {
            return Files.readSymbolicLink(descriptor).toString().startsWith("socket:");
        } catch (IOException _) {
            return false;
        }
    }

    private static List<Path> list(Path folder) throws IOException {
        try (var entries = Files.list(folder)) {
            return entries.toList();
        } catch (UncheckedIOException e) {
            throw new IOException(e);
        }
    }

    private static String read(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.ISO_8859_1);
    }
}
