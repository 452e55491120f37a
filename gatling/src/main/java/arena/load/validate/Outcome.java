package arena.load.validate;

import java.time.Duration;

/**
 * What came of an assertion. Immutable.
 *
 * @param number in CHECKS; 0 for what is none, such as a class that cannot be loaded
 * @param group under which it is reported
 * @param name a sentence
 * @param detail why it failed or was skipped, or what is worth a note; may be empty
 */
public record Outcome(int number, String group, String name, Status status, String detail, Duration taken) {

    /** The three ways in which an assertion can end. */
    public enum Status {
        PASSED,
        FAILED,
        SKIPPED
    }

    boolean is(Status other) {
        return status == other;
    }
}
