package arena.load.validate.checks;

import arena.load.validate.client.ClientProgram;
import org.junit.jupiter.api.DisplayName;

/** Sums as gRPC calls in clear text, on the port that speaks HTTP/1.1 too. */
@Group(value = "unary-grpc", profiles = "unary-grpc")
final class GrpcChecks {

    private final Calls calls;

    GrpcChecks(Arena arena, ClientProgram client) {
        calls = new Calls(arena.grpc(client));
    }

    @Checks(133)
    @DisplayName("GetSum adds random operands")
    void addsRandomOperands() {
        calls.mustAddRandomOperands();
    }

    @Checks(134)
    @DisplayName("GetSum adds other random operands")
    void addsOtherRandomOperands() {
        calls.mustAddRandomOperands();
    }
}
