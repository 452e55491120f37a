package arena.load.simulation;

/**
 * Ranges of a table, over connections that are retired after 25 requests. Which rows come is the database's choice, so that
 * each new answer is looked into.
 */
public final class AsyncDbSimulation extends ProfileSimulation {

    /** Called by Gatling. */
    public AsyncDbSimulation() {
        super(Rotation.PER_CONNECTION);
    }
}
