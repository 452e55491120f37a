package arena.load.simulation;

import java.time.Duration;

/**
 * The life of one connection: what it sends next, when, and how long the answer took. Gatling runs a virtual user on one
 * thread at a time, and a user has one connection of its own, so that nothing here needs a lock.
 *
 * <p>At a fixed rate, latency counts from the moment when the request was due if the connection was still waiting for the
 * answer to the one before. Otherwise a server that stalls would be asked less often while it stalls, and the stall would
 * show in one request only (coordinated omission). If the connection was free, latency counts from the sending: Gatling's
 * timer works in whole milliseconds, and its own error is not the server's.
 */
final class Connection {

    private final long ordinal;
    private final Traffic traffic;
    private int sent;
    private long dueNanos;
    private long startNanos;
    private long answeredNanos;
    private boolean measured;

    /** What all connections of a run share. */
    record Traffic(PhaseClock clock, Meter meter, Schedule schedule, int requestsPerConnection) {}

    Connection(long ordinal, Traffic traffic) {
        this.ordinal = ordinal;
        this.traffic = traffic;
        traffic.clock().connectionOpens();
        long now = traffic.clock().now();
        this.answeredNanos = now;
        this.dueNanos = switch (traffic.schedule()) {
            case Schedule.AfterAnswer _ -> now;
            case Schedule.AtFixedRate rate ->
                rate.firstDueNanos(ordinal, traffic.clock().startNanos(), now);
        };
    }

    long ordinal() {
        return ordinal;
    }

    /** How many requests have been sent, the one that is under way included. */
    int sent() {
        return sent;
    }

    boolean hasMore() {
        boolean retired = traffic.requestsPerConnection() > 0 && sent >= traffic.requestsPerConnection();
        return !retired && !traffic.clock().isOver(Math.max(traffic.clock().now(), dueNanos));
    }

    Duration untilDue() {
        return Duration.ofNanos(Math.max(0, dueNanos - traffic.clock().now()));
    }

    void sends() {
        startNanos = traffic.clock().now();
        switch (traffic.schedule()) {
            case Schedule.AfterAnswer _ -> {}
            case Schedule.AtFixedRate rate -> {
                if (answeredNanos > dueNanos) {
                    startNanos = dueNanos;
                }
                dueNanos += rate.periodNanos();
            }
        }
        measured = traffic.clock().isMeasured(startNanos);
        sent++;
    }

    /** Whether the request that was sent last belongs to the measured phase. */
    boolean isMeasured() {
        return measured;
    }

    void answered(boolean rightly) {
        answeredNanos = traffic.clock().now();
        if (!measured) {
            forgetWhatWasMissed();
            if (!rightly) {
                traffic.meter().failedInWarmUp();
            }
        } else if (rightly) {
            traffic.meter().answeredRightly(answeredNanos - startNanos);
        } else {
            traffic.meter().failed();
        }
    }

    /** A cold server may be slower than the rate; the measured phase must not begin with what the warm-up left undone. */
    private void forgetWhatWasMissed() {
        if (traffic.schedule() instanceof Schedule.AtFixedRate rate) {
            long nextDue = rate.firstDueNanos(ordinal, traffic.clock().startNanos(), answeredNanos);
            dueNanos = Math.max(dueNanos, nextDue);
        }
    }
}
