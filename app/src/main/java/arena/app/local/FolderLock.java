package arena.app.local;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * The right to use a folder alone, held by at most one process. The kernel takes it back when the process dies, however
 * it dies, so a lock file that is left behind means nothing.
 */
final class FolderLock implements AutoCloseable {
    private final FileChannel channel;

    private FolderLock(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Takes the lock of a folder, which is created if it is missing.
     *
     * @param wayOut what the message of a refusal advises
     * @throws LocalException if another process, or this one, holds it; the message names its process id
     */
    static FolderLock take(Path folder, String wayOut) {
        Path file = folder.resolve("lock");
        try {
            Files.createDirectories(folder);
            var channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (tryLock(channel) == null) {
                channel.close();
                throw new LocalException("%s is in use by process %s: %s".formatted(folder, holder(file), wayOut));
            }
            channel.truncate(0);
            channel.write(StandardCharsets.US_ASCII.encode(
                    Long.toString(ProcessHandle.current().pid())));
            return new FolderLock(channel);
        } catch (IOException e) {
            throw new LocalException("Cannot lock " + folder + ": " + e.getMessage(), e);
        }
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException _) {
            return null; // held by this very process
        }
    }

    private static String holder(Path file) throws IOException {
        String pid = Files.readString(file);
        return pid.isBlank() ? "(unknown)" : pid;
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new LocalException("Cannot unlock: " + e.getMessage(), e);
        }
    }
}
