package arena.load.simulation;

/**
 * Sums at a fixed rate, over connections that stay: the rate is the arena's or what the machine can bear, and latency counts
 * against the schedule.
 */
public final class LatencySimulation extends ProfileSimulation {

    /** Called by Gatling. */
    public LatencySimulation() {
        super(Rotation.PER_CONNECTION);
    }
}
