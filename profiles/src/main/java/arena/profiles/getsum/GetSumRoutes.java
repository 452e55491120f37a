package arena.profiles.getsum;

import arena.profiles.http.RequestException;
import arena.profiles.http.Route;
import java.util.List;

/** What the path of the method answers to a request that is no call: those reach {@link GetSumService}. */
public final class GetSumRoutes {

    private static final String PATH = "/benchmark.BenchmarkService/GetSum";

    /** A call with 1 and 2, whose answer ends with 3: curl knows HTTP/2, if not gRPC. */
    private static final String EXAMPLE = "printf '\\0\\0\\0\\0\\4\\10\\1\\20\\2'"
            + " | curl -s --http2-prior-knowledge -H content-type:application/grpc --data-binary @- "
            + Route.ORIGIN + PATH + " | od -tx1";

    private GetSumRoutes() {}

    public static List<Route> routes() {
        return List.of(Route.post(PATH, EXAMPLE, "the sum of a and b, as a gRPC call", _ -> {
            throw new RequestException(415, "this is gRPC: HTTP/2 and content-type application/grpc");
        }));
    }
}
