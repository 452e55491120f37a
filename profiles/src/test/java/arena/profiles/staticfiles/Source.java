package arena.profiles.staticfiles;

import java.nio.file.Path;
import java.time.InstantSource;

/** Every way to get at heads and bodies. */
enum Source {
    DISK,
    CACHED_HEADS,
    MEMORY;

    private static final long LIMIT_BYTES = 16 << 20;

    StaticFiles open(Path root, Transfer transfer, InstantSource clock) {
        Folder folder = new Folder(root, this == DISK ? Probe::once : Probe::often, clock, transfer);
        BodySource disk = new DiskBody(transfer);
        return switch (this) {
            case DISK -> new StaticFiles(new FreshLookup(folder), disk, clock);
            case CACHED_HEADS -> new StaticFiles(new RememberingLookup(folder), disk, clock);
            case MEMORY ->
                new StaticFiles(
                        new RememberingLookup(folder), new MemoryBody(LIMIT_BYTES, OpenFile::readWhole, disk), clock);
        };
    }
}
