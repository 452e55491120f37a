package arena.peer.plain;

import arena.profiles.getsum.generated.BenchmarkServiceService;
import arena.profiles.getsum.generated.SumReply;
import arena.profiles.getsum.generated.SumRequest;
import io.vertx.core.Future;

/** The call that answers a sum. */
final class SumService extends BenchmarkServiceService {

    @Override
    public Future<SumReply> getSum(SumRequest request) {
        return Future.succeededFuture(
                SumReply.newBuilder().setResult(request.getA() + request.getB()).build());
    }
}
