package arena.profiles.staticfiles;

import java.nio.file.Path;

/**
 * One version of one file in one coding: what RFC 9110, 3.2 calls a representation. Immutable, shared by all event loops.
 */
final class Representation {

    private final Probe probe;
    private final Coding coding;
    private final Stamp stamp;
    private final boolean settled;
    private final Validators validators;
    private final Head head;

    /**
     * Describes what lies at a path.
     *
     * @param probe of that path
     * @param settled whether the stamp was settled when it was read
     */
    Representation(Probe probe, Coding coding, Media media, Stamp stamp, boolean settled) {
        this.probe = probe;
        this.coding = coding;
        this.stamp = stamp;
        this.settled = settled;
        this.validators = Validators.of(stamp, coding, settled);
        this.head = new Head(media, coding, stamp.size(), validators);
    }

    /** Where the bytes lie. */
    Path path() {
        return probe.path();
    }

    Coding coding() {
        return coding;
    }

    Stamp stamp() {
        return stamp;
    }

    /** Length in bytes. */
    long size() {
        return stamp.size();
    }

    /** Whether what is learnt about it may be remembered; see {@link Stamp}. */
    boolean isSettled() {
        return settled;
    }

    Validators validators() {
        return validators;
    }

    Head head() {
        return head;
    }

    /** Asks the disk whether this version still lies there. */
    boolean isCurrent() {
        return stamp.equals(probe.ofFile());
    }
}
