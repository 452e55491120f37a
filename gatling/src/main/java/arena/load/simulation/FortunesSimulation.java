package arena.load.simulation;

/** The page of all fortunes, whole and escaped. */
public final class FortunesSimulation extends ProfileSimulation {

    /** Called by Gatling. */
    public FortunesSimulation() {
        super(Rotation.PER_CONNECTION);
    }
}
