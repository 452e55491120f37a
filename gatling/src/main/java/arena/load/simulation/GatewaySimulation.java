package arena.load.simulation;

/** Files, sums, items and rows behind an edge, twenty requests in turn; those of gateway-h3 by HTTP/2. */
public final class GatewaySimulation extends ProfileSimulation {

    /** Called by Gatling. */
    public GatewaySimulation() {
        super(Rotation.PER_CONNECTION_IN_TURN);
    }
}
