package arena.load.simulation;

/** Ten kilobytes there and back at a fixed rate, over TLS. */
public final class EchoSimulation extends ProfileSimulation {

    /** Called by Gatling. */
    public EchoSimulation() {
        super(Rotation.PER_CONNECTION);
    }
}
