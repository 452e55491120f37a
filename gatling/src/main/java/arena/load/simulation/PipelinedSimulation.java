package arena.load.simulation;

/**
 * The shortest answer as fast as possible. Gatling waits for an answer before it sends the next request over a connection, so
 * that the depth of the pipeline becomes so many times the connections: as many requests are under way at once, but the
 * server never finds two of them in one read.
 */
public final class PipelinedSimulation extends ProfileSimulation {

    /** Called by Gatling. */
    public PipelinedSimulation() {
        super(Rotation.PER_CONNECTION);
    }
}
