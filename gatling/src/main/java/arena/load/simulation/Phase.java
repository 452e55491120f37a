package arena.load.simulation;

import java.util.Arrays;
import java.util.Optional;

/** A stretch of a simulation's life, and the line on its standard output that says that it begins. */
public enum Phase {
    /** Requests are sent and checked, but not counted. */
    WARM_UP,
    /** What is sent now counts. */
    MEASUREMENT,
    /** The last answers come in and Gatling writes its report. */
    REPORT;

    private static final String PREFIX = "arena-phase ";

    String marker() {
        return PREFIX + name();
    }

    /** The phase that this line of output announces, or none. */
    public static Optional<Phase> announcedBy(String line) {
        return Arrays.stream(values())
                .filter(phase -> line.equals(phase.marker()))
                .findFirst();
    }
}
