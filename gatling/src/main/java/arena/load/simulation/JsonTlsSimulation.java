package arena.load.simulation;

/** Items of the dataset, seven pages in turn, uncompressed and over TLS. */
public final class JsonTlsSimulation extends ProfileSimulation {

    /** Called by Gatling. */
    public JsonTlsSimulation() {
        super(Rotation.PER_REQUEST);
    }
}
