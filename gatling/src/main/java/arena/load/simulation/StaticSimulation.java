package arena.load.simulation;

/** Twenty files in turn, each in the coding that the server prefers, over TLS. */
public final class StaticSimulation extends ProfileSimulation {

    /** Called by Gatling. */
    public StaticSimulation() {
        super(Rotation.PER_REQUEST);
    }
}
