package arena.load.simulation;

/**
 * Text messages and their echoes, over connections that are closed and upgraded anew after a few of them (echo-ws-limited) or
 * never. Gatling waits for an echo before it sends the next message, so that the depth of echo-ws-pipeline becomes so many
 * times the connections.
 */
public final class WebSocketSimulation extends ProfileSimulation {

    /** What Gatling's report calls an echo that has come, or has not. */
    public static final String ECHO = "echo";

    /** Called by Gatling. */
    public WebSocketSimulation() {
        super(Rotation.PER_CONNECTION);
    }
}
