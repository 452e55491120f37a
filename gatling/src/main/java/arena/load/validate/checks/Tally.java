package arena.load.validate.checks;

/** How far a run has got. */
@FunctionalInterface
public interface Tally {

    /** Assertions about profiles that have passed or failed up to now. */
    long judged();
}
