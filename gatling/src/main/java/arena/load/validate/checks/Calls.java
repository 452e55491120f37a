package arena.load.validate.checks;

import arena.load.validate.client.Exchange;
import arena.load.validate.client.GrpcMessage;
import arena.load.validate.client.MultiplexedSite;
import java.util.Map;

/** Calls the gRPC method. */
record Calls(MultiplexedSite site) {

    private static final String METHOD = "/benchmark.BenchmarkService/GetSum";
    private static final Map<String, String> HEADERS = Map.of("content-type", "application/grpc", "te", "trailers");

    void mustAddRandomOperands() {
        int a = Dice.operand();
        int b = Dice.operand();
        Exchange exchange = site.mustSpeak(site.post(METHOD, HEADERS, GrpcMessage.of(a, b)));
        String status = exchange.header("grpc-status").orElse("0");
        exchange.must(status.equals("0"), "grpc-status 0 or none, not " + status);
        GrpcMessage.problem(exchange.response().bytes(), a + b).ifPresent(problem -> exchange.must(false, problem));
    }
}
