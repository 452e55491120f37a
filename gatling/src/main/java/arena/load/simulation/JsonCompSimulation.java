package arena.load.simulation;

import static io.gatling.javaapi.http.HttpDsl.header;

/**
 * Items of the dataset, compressed, over connections that are retired after 25 requests. Bodies are decompressed before they
 * are checked, but they must have come in one of the codings that were asked for.
 */
public final class JsonCompSimulation extends ProfileSimulation {

    /** Called by Gatling. */
    public JsonCompSimulation() {
        super(Rotation.PER_CONNECTION, header("Content-Encoding").in("gzip", "br"));
    }
}
