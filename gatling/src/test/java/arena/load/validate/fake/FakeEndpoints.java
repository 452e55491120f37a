package arena.load.validate.fake;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Answers requests. Thread-safe. */
final class FakeEndpoints {

    private static final String TEXT = "text/plain";
    private static final int KIB_64 = 64 * 1024;

    private final Fault fault;
    private final FakeItems items;
    private final FakeApi api;
    private final FakeFiles files;
    private final FakeWebSockets webSockets;

    FakeEndpoints(Fault fault, FakeData data) {
        this.fault = fault;
        this.items = new FakeItems(fault, data);
        this.api = new FakeApi(fault, data);
        this.files = new FakeFiles(fault, data);
        this.webSockets = new FakeWebSockets(fault);
    }

    /** @throws IOException if the connection is to break */
    FakeResponse answer(FakeRequest request) throws IOException {
        String path = request.path();
        String first = path.substring(1).replaceFirst("/.*", "");
        String rest = path.substring(path.lastIndexOf('/') + 1);
        return switch (first) {
            case "baseline11", "baseline2" -> sum(request);
            case "pipeline" -> FakeResponse.of(TEXT, fault == Fault.PIPELINE_IN_CAPITALS ? "OK" : "ok");
            case "delay" -> delay(Integer.parseInt(rest));
            case "json" -> items.dataset(request, Integer.parseInt(rest));
            case "public" -> rest.equals("baseline") ? sum(request) : items.dataset(request, Integer.parseInt(rest));
            case "api" -> api.answer(request, rest);
            case "async-db" -> items.rows(request);
            case "echo" -> echo(request.body());
            case "static" -> files.answer(request, rest);
            case "fortunes" -> FakeResponse.of("text/html; charset=utf-8", FakeFortunes.page(fault));
            case "benchmark.BenchmarkService" -> FakeCalls.sum(request, fault);
            case "ws" -> webSockets.answer(request);
            default -> FakeResponse.refusal(404);
        };
    }

    FakeWebSockets webSockets() {
        return webSockets;
    }

    private FakeResponse sum(FakeRequest request) {
        int sum = request.parameter("a", 0) + request.parameter("b", 0) + body(request);
        if (fault == Fault.SUM_CANNED) {
            sum = request.method().equals("GET") ? 55 : 75;
        }
        String type = fault == Fault.SUM_AS_HTML ? "text/html" : TEXT;
        FakeResponse response = FakeResponse.of(type, fault == Fault.SUM_WRONG ? sum + 1 : sum);
        return fault == Fault.TYPE_TWICE ? response.with("Content-Type: " + type) : response;
    }

    private int body(FakeRequest request) {
        String body = request.body();
        return body.isEmpty() || fault == Fault.BODY_IGNORED ? 0 : Integer.parseInt(body);
    }

    private FakeResponse delay(int millis) {
        int kept = fault == Fault.LONG_DELAY_NOT_KEPT && millis > 100 ? 0 : millis;
        CompletableFuture.runAsync(() -> {}, CompletableFuture.delayedExecutor(kept, TimeUnit.MILLISECONDS))
                .join();
        String answer = fault == Fault.DELAY_ANSWER_CANNED ? "100" : Integer.toString(millis);
        return FakeResponse.of(TEXT, fault == Fault.DELAY_WITH_NEWLINE ? answer + "\n" : answer);
    }

    private FakeResponse echo(String body) {
        if (body.isEmpty() && fault == Fault.ECHO_REFUSES_EMPTY) {
            return FakeResponse.refusal(411);
        }
        String answer = switch (fault) {
            case ECHO_OF_ZEROS -> "\0".repeat(body.length());
            case ECHO_CUT_AT_64_KIB -> body.substring(0, Math.min(body.length(), KIB_64));
            default -> body;
        };
        return FakeResponse.of("application/octet-stream", answer);
    }
}
