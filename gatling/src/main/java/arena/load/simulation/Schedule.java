package arena.load.simulation;

import arena.profiles.LoadShape;
import java.time.Duration;

/** When a connection sends its requests. */
sealed interface Schedule {

    /** As soon as the answer to the one before is there. */
    record AfterAnswer() implements Schedule {}

    /**
     * Every {@code periodNanos} on each connection, with the connections spread evenly over a period, so that together they
     * keep the rate.
     */
    record AtFixedRate(long periodNanos, int connections) implements Schedule {

        long firstDueNanos(long ordinal, long startNanos, long nowNanos) {
            long due = startNanos + periodNanos * (ordinal % connections) / connections;
            long missed = Math.max(0, Math.ceilDiv(nowNanos - due, periodNanos));
            return due + missed * periodNanos;
        }
    }

    static Schedule of(LoadShape shape, LoadSettings settings) {
        return switch (shape) {
            case LoadShape.ClosedLoop _ -> new AfterAnswer();
            case LoadShape.FixedRate _ ->
                new AtFixedRate(
                        Duration.ofSeconds(settings.connections()).toNanos() / settings.requestsPerSecond(),
                        settings.connections());
        };
    }
}
