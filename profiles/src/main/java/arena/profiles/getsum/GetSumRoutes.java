package arena.profiles.getsum;

import arena.profiles.http.RequestException;
import arena.profiles.http.Route;
import java.util.List;

/** What the path of the method answers to a request that is no call: those reach {@link GetSumService}. */
public final class GetSumRoutes {

    private static final String PATH = "/benchmark.BenchmarkService/GetSum";

    private GetSumRoutes() {}

    public static List<Route> routes() {
        return List.of(Route.post(PATH, PATH, "the sum of a and b, as a gRPC call", _ -> {
            throw new RequestException(415, "this is gRPC: HTTP/2 and content-type application/grpc");
        }));
    }
}
