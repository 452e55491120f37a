package arena.profiles.staticfiles;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Asks Linux for the stamp of one path, again and again, by statx(2) itself. The JDK has the same call behind a view of
 * attributes by name, whose map, boxes and parsing cost as much as the call does: 8 % of the CPU time of static-h2.
 * Offsets and constants are those of {@code linux/stat.h}, the same on all architectures. Thread-safe.
 */
final class Statx {

    private static final int CURRENT_FOLDER = -100;
    private static final int FOLLOW_LINKS = 0;

    /** STATX_TYPE, STATX_MTIME, STATX_CTIME, STATX_INO, STATX_SIZE. */
    private static final int WANTED = 0x1 | 0x40 | 0x80 | 0x100 | 0x200;

    private static final int STRUCT_BYTES = 256;
    private static final int MODE = 28;
    private static final int INODE = 32;
    private static final int SIZE = 40;
    private static final int CHANGED = 96;
    private static final int MODIFIED = 112;
    private static final int DEVICE_MAJOR = 136;
    private static final int DEVICE_MINOR = 140;
    private static final int NANOS_OF_SECOND = 8;

    private static final int TYPE_MASK = 0xF000;
    private static final int FOLDER = 0x4000;
    private static final int FILE = 0x8000;

    private static final long NANOS_PER_SECOND = 1_000_000_000;

    /** Null where the call is not to be had. */
    private static final @Nullable MethodHandle CALL = find();

    private static final ThreadLocal<MemorySegment> RESULT =
            ThreadLocal.withInitial(() -> Arena.ofAuto().allocate(STRUCT_BYTES, Long.BYTES));

    private final MethodHandle call;
    private final MemorySegment path;

    private Statx(MethodHandle call, MemorySegment path) {
        this.call = call;
        this.path = path;
    }

    /** For this absolute path; null if the JDK has to be asked: without the call, or with a name that is not ASCII. */
    static @Nullable Statx of(Path path) {
        String text = path.toString();
        return CALL == null || !StandardCharsets.US_ASCII.newEncoder().canEncode(text)
                ? null
                : new Statx(CALL, Arena.ofAuto().allocateFrom(text, StandardCharsets.US_ASCII));
    }

    /** See {@link Stamp#ofFile}. */
    @Nullable Stamp ofFile() {
        return of(FILE);
    }

    /** See {@link Stamp#ofFolder}. */
    @Nullable Stamp ofFolder() {
        return of(FOLDER);
    }

    private @Nullable Stamp of(int type) {
        MemorySegment result = RESULT.get();
        if (!isAnswered(call, path, result) || (result.get(ValueLayout.JAVA_SHORT, MODE) & TYPE_MASK) != type) {
            return null;
        }
        return new Stamp(
                device(result.get(ValueLayout.JAVA_INT, DEVICE_MAJOR), result.get(ValueLayout.JAVA_INT, DEVICE_MINOR)),
                result.get(ValueLayout.JAVA_LONG, INODE),
                result.get(ValueLayout.JAVA_LONG, SIZE),
                nanos(result, MODIFIED),
                nanos(result, CHANGED));
    }

    /** As the C library puts the two together (makedev), so that the JDK's number is the same. */
    private static long device(long major, long minor) {
        return ((major & 0xFFFFF000L) << 32) | ((major & 0xFFF) << 8) | ((minor & 0xFFFFFF00L) << 12) | (minor & 0xFF);
    }

    private static long nanos(MemorySegment result, int offset) {
        return result.get(ValueLayout.JAVA_LONG, offset) * NANOS_PER_SECOND
                + result.get(ValueLayout.JAVA_INT, offset + NANOS_OF_SECOND);
    }

    private static boolean isAnswered(MethodHandle call, MemorySegment path, MemorySegment result) {
        try {
            return (int) call.invokeExact(CURRENT_FOLDER, path, FOLLOW_LINKS, WANTED, result) == 0;
        } catch (Throwable impossible) {
            throw new AssertionError("a call of the C library throws nothing", impossible);
        }
    }

    /** Also null where a sandbox refuses the call. */
    @SuppressWarnings("restricted") // The options of our JVMs allow native access, which Netty needs as well.
    private static @Nullable MethodHandle find() {
        Linker linker = Linker.nativeLinker();
        @Nullable MethodHandle call = linker.defaultLookup()
                .find("statx")
                .map(address -> linker.downcallHandle(
                        address,
                        FunctionDescriptor.of(
                                ValueLayout.JAVA_INT,
                                ValueLayout.JAVA_INT,
                                ValueLayout.ADDRESS,
                                ValueLayout.JAVA_INT,
                                ValueLayout.JAVA_INT,
                                ValueLayout.ADDRESS)))
                .orElse(null);
        if (call == null) {
            return null;
        }
        try (Arena arena = Arena.ofConfined()) {
            return isAnswered(call, arena.allocateFrom("/"), arena.allocate(STRUCT_BYTES, Long.BYTES)) ? call : null;
        }
    }
}
