package arena.load.harness;

import arena.profiles.Answer;
import arena.profiles.Protocol;
import arena.profiles.Request;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.stream.Collectors;

/** The requests of a job as arena-client reads them: JSON, a line for each, with what their answers must be. */
final class ClientRequests {

    private ClientRequests() {}

    static String of(LoadJob job) {
        boolean call = job.scenario().workload().endpoint().protocol() == Protocol.GRPC;
        return job.requests().stream()
                .map(request -> line(request, call) + "\n")
                .collect(Collectors.joining());
    }

    private static ObjectNode line(Request request, boolean call) {
        ObjectNode line = JsonNodeFactory.instance
                .objectNode()
                .put("method", request.method())
                .put("path", request.target())
                .put("body", base64(request.payload().bytes()));
        ObjectNode headers = line.putObject("headers");
        request.headers().forEach(headers::put);
        ObjectNode expected =
                line.putObject("expect").put("status", request.answer().status());
        if (request.answer().content() instanceof Answer.Content.Exactly(String body)) {
            expected.put("body", base64(body.getBytes(StandardCharsets.ISO_8859_1)));
        }
        if (call) {
            expected.putObject("trailers").put("grpc-status", "0");
        }
        return line;
    }

    private static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }
}
