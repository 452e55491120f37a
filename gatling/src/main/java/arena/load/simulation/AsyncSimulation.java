package arena.load.simulation;

/**
 * Answers that must wait: what counts is how many connections can wait at once, and how late their timers are.
 */
public final class AsyncSimulation extends ProfileSimulation {

    /** Called by Gatling. */
    public AsyncSimulation() {
        super(Rotation.PER_CONNECTION);
    }
}
