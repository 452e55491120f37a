package arena.load.simulation;

/**
 * Twenty files in turn, each in the coding that the server prefers. In clear text, where the arena uses TLS.
 */
public final class StaticSimulation extends ProfileSimulation {

    /** Called by Gatling. */
    public StaticSimulation() {
        super(Rotation.PER_REQUEST);
    }
}
