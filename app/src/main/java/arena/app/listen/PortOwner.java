package arena.app.listen;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Finds out from {@code /proc} which process listens on a port. */
final class PortOwner {

    private static final Path PROC = Path.of("/proc");

    /** Tables of sockets, and the state that one which takes what comes is in. */
    private enum Table {
        TCP("tcp", "0A"),
        UDP("udp", "07");

        private final String file;
        private final String state;

        Table(String file, String state) {
            this.file = file;
            this.state = state;
        }
    }

    private PortOwner() {}

    /** The process in words, {@code java (pid 42)}, or empty where it can't be seen. */
    static Optional<String> of(int port, boolean udp) {
        Set<String> sockets = new HashSet<>();
        Table table = udp ? Table.UDP : Table.TCP;
        for (String file : List.of(table.file, table.file + "6")) {
            sockets.addAll(listeningSockets(PROC.resolve("net").resolve(file), table.state, port));
        }
        if (sockets.isEmpty()) {
            return Optional.empty();
        }
        return ProcessHandle.allProcesses()
                .filter(process -> holdsAny(process.pid(), sockets))
                .findFirst()
                .map(process -> command(process.pid()) + " (pid " + process.pid() + ")");
    }

    /** Names of the links in {@code /proc/pid/fd} that stand for the sockets which listen on this port. */
    private static Set<String> listeningSockets(Path table, String state, int port) {
        String suffix = String.format(Locale.ROOT, ":%04X", port);
        Set<String> sockets = new HashSet<>();
        try {
            for (String line : Files.readAllLines(table)) {
                String[] columns = line.strip().split("\\s+", -1);
                if (columns.length > 9 && columns[1].endsWith(suffix) && columns[3].equals(state)) {
                    sockets.add("socket:[" + columns[9] + "]");
                }
            }
        } catch (IOException _) {
            return Set.of();
        }
        return sockets;
    }

    private static boolean holdsAny(long pid, Set<String> sockets) {
        try (DirectoryStream<Path> descriptors =
                Files.newDirectoryStream(PROC.resolve(Long.toString(pid)).resolve("fd"))) {
            for (Path descriptor : descriptors) {
                if (isAny(descriptor, sockets)) {
                    return true;
                }
            }
        } catch (IOException | RuntimeException _) {
            // Another user's process, or one that has just ended.
            return false;
        }
        return false;
    }

    /** A descriptor that is closed while the others are looked at hides none of them. */
    private static boolean isAny(Path descriptor, Set<String> sockets) {
        try {
            return sockets.contains(Files.readSymbolicLink(descriptor).toString());
        } catch (IOException _) {
            return false;
        }
    }

    private static String command(long pid) {
        try {
            return Files.readString(PROC.resolve(Long.toString(pid)).resolve("comm"))
                    .strip();
        } catch (IOException _) {
            return "a process";
        }
    }
}
