package arena.profiles.staticfiles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Which version of a file or folder lies at a path, without looking inside: two equal stamps mean the same bytes, if they
 * were settled. Immutable.
 *
 * <p>The time of change (ctime) is part of it because nobody can set it: a tool that keeps the times of what it copies, or
 * a new file that gets the inode number of the one it replaces, is told apart by it alone.
 *
 * <p><b>Settled.</b> File systems take their times from a clock that may stand still for a whole tick of the kernel, up to
 * 10 ms. What is changed twice in one tick may carry the same stamp twice. So a stamp that was younger than
 * {@value #TICK_MILLIS} ms when it was read says nothing about what comes after, and nothing that was learnt with it is
 * remembered for later requests (git has the same rule for its index). Once settled, every later change gets another stamp.
 */
record Stamp(long device, long inode, long size, long modifiedNanos, long changedNanos) {

    private static final long TICK_MILLIS = 20;

    private static final String ATTRIBUTES = "unix:isRegularFile,isDirectory,dev,ino,size,lastModifiedTime,ctime";

    /** The stamp of the regular file at the end of this path, links followed; null if there is none. */
    static @Nullable Stamp ofFile(Path path) {
        return of(path, "isRegularFile");
    }

    /** The stamp of the folder at the end of this path, links followed; null if there is none. */
    static @Nullable Stamp ofFolder(Path path) {
        return of(path, "isDirectory");
    }

    /**
     * Whether every change from this moment on shows in the stamp.
     *
     * @param millis the time before the stamp was read
     */
    boolean isSettled(long millis) {
        return TimeUnit.NANOSECONDS.toMillis(changedNanos) + TICK_MILLIS < millis;
    }

    boolean isSameFile(Stamp other) {
        return inode == other.inode && device == other.device;
    }

    private static @Nullable Stamp of(Path path, String kind) {
        // One system call, answered from the kernel's memory in one to two microseconds. That is done on the event loop
        // on
        // purpose: handing it to another thread and back costs more than the call.
        Map<String, Object> attributes;
        try {
            attributes = Files.readAttributes(path, ATTRIBUTES);
        } catch (IOException _) {
            // Not there, or not to be reached, which is the same for a client.
            return null;
        }
        if (!Boolean.TRUE.equals(attributes.get(kind))) {
            return null;
        }
        return new Stamp(
                number(attributes, "dev"),
                number(attributes, "ino"),
                number(attributes, "size"),
                nanos(attributes, "lastModifiedTime"),
                nanos(attributes, "ctime"));
    }

    private static long number(Map<String, Object> attributes, String name) {
        return (Long) Objects.requireNonNull(attributes.get(name), name);
    }

    private static long nanos(Map<String, Object> attributes, String name) {
        return ((FileTime) Objects.requireNonNull(attributes.get(name), name)).to(TimeUnit.NANOSECONDS);
    }
}
