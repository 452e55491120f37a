package arena.submission.entry;

import java.util.Locale;

/**
 * A class of entries, with rules of its own (SPEC 10). Each may do more than the one before; our flavours are named after
 * them.
 */
public enum EntryClass {
    STANDARD,
    TUNED,
    ENGINE;

    /** What an entry with this type and mode is judged as. */
    public static EntryClass of(String type, String mode) {
        if (type.equals("engine")) {
            return ENGINE;
        }
        return mode.equals("tuned") ? TUNED : STANDARD;
    }

    /** Whether an entry of this class may do what is allowed from another one on. */
    public boolean may(EntryClass needed) {
        return compareTo(needed) >= 0;
    }

    /** The flavour of the server that is submitted in this class. */
    public String flavour() {
        return name().toLowerCase(Locale.ROOT);
    }
}
