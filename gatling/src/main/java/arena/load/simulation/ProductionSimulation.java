package arena.load.simulation;

/** Reads of the whole stack, 20,000 in turn, and writes at the same time over connections of their own. */
public final class ProductionSimulation extends ProfileSimulation {

    /** Called by Gatling. */
    public ProductionSimulation() {
        super(Rotation.PER_CONNECTION_IN_TURN);
    }
}
