package arena.load.simulation;

/**
 * Sums as fast as they are answered: GET, POST, and POST in chunks, a third of the connections each. With connections that
 * are retired after a few requests (limited-conn) or never (baseline).
 */
public final class BaselineSimulation extends ProfileSimulation {

    /** Called by Gatling. */
    public BaselineSimulation() {
        super(Rotation.PER_CONNECTION);
    }
}
