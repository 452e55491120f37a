package arena.profiles.getsum;

import static arena.profiles.League.ENGINE;
import static arena.profiles.League.FRAMEWORK;

import arena.profiles.Answer;
import arena.profiles.Answer.Content;
import arena.profiles.Board;
import arena.profiles.Endpoint;
import arena.profiles.LoadShape.ClosedLoop;
import arena.profiles.Payload;
import arena.profiles.Profile;
import arena.profiles.Request;
import arena.profiles.Tool;
import java.util.List;
import java.util.Set;

/** The profiles that stand on the gRPC call. */
public final class GetSumProfiles {

    private static final String GRPC = "application/grpc";

    /** A frame: not compressed, four bytes long, then a = 1 (field 1) and b = 2 (field 2). */
    private static final String ONE_AND_TWO = "\0\0\0\0\4\10\1\20\2";

    /** A frame: not compressed, two bytes long, then result = 3 (field 1). */
    private static final String THREE = "\0\0\0\0\2\10\3";

    private static final List<Request> CALL = List.of(Request.post(
                    "/benchmark.BenchmarkService/GetSum",
                    Payload.sized(ONE_AND_TWO),
                    new Answer(200, GRPC, new Content.Exactly(THREE)))
            .with("content-type", GRPC)
            .with("te", "trailers"));

    public static final Profile UNARY_GRPC = unary("unary-grpc", Endpoint.GRPC);

    public static final Profile UNARY_GRPC_TLS = unary("unary-grpc-tls", Endpoint.GRPC_TLS);

    private GetSumProfiles() {}

    private static Profile unary(String id, Endpoint endpoint) {
        ClosedLoop shape = ClosedLoop.of(256, 1024).multiplexed(100);
        return Profile.of(id, Board.GRPC, Set.of(FRAMEWORK, ENGINE), endpoint, Tool.H2LOAD, CALL, shape);
    }
}
