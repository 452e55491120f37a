package arena.load.validate.client;

import arena.profiles.wire.RawResponse;
import arena.profiles.wire.RawResponse.Field;
import arena.profiles.wire.Wire;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/** One port of the server under test, and what of HTTP/2 or HTTP/3 is spoken there. Immutable and thread-safe. */
public record MultiplexedSite(ClientProgram client, Speech speech, String host, int port) {

    /** A protocol, and how a client comes to speak it. */
    public enum Speech {
        /** Over TLS, by ALPN. */
        H2("HTTP/2", "https"),
        /** In clear text, by prior knowledge. */
        H2C("HTTP/2", "http"),
        H3("HTTP/3", "https");

        private final String version;
        private final String scheme;

        Speech(String version, String scheme) {
            this.version = version;
            this.scheme = scheme;
        }

        /** As a request of the validator's own would be described. */
        @Override
        public String toString() {
            return version + " (" + scheme + ")";
        }
    }

    /** Asks over a connection of its own; what does not lead to a response fails the assertion. */
    public Exchange get(String target) {
        return get(target, 1).getFirst();
    }

    /** The same with header fields. */
    public Exchange get(String target, Map<String, String> headers) {
        return exchange("GET", target, headers, new byte[0], 1).getFirst();
    }

    /** Asks so often, one after the other over one connection; each response that does not come fails the assertion. */
    public List<Exchange> get(String target, int times) {
        return exchange("GET", target, Map.of(), new byte[0], times);
    }

    /** Posts over a connection of its own. Trailer fields follow the header fields in the response. */
    public Exchange post(String target, Map<String, String> headers, byte[] body) {
        return exchange("POST", target, headers, body, 1).getFirst();
    }

    /** Whether any response comes. */
    public boolean answers(String target) {
        try {
            get(target);
            return true;
        } catch (AssertionError _) {
            return false;
        }
    }

    /** Fails unless it was this protocol in which the response came. */
    public Exchange mustSpeak(Exchange exchange) {
        return exchange.must(exchange.response().version().equals(speech.version), speech.version);
    }

    @Override
    public String toString() {
        return host + ":" + port;
    }

    private List<Exchange> exchange(String method, String target, Map<String, String> headers, byte[] body, int times) {
        ObjectNode request = JsonNodeFactory.instance.objectNode();
        request.put("protocol", speech.name())
                .put("url", speech.scheme + "://" + TlsClient.SERVER_NAME + ":" + port + target)
                .put("connect", host)
                .put("method", method)
                .put("times", times)
                .put("body", Base64.getEncoder().encodeToString(body));
        headers.forEach(request.putObject("headers")::put);
        String sent = method + " " + target + " " + speech + (headers.isEmpty() ? "" : " with " + headers)
                + (body.length == 0 ? "" : " | " + Wire.text(body));
        long begin = System.nanoTime();
        List<Exchange> exchanges = new ArrayList<>();
        for (JsonNode answer : ask(request, sent)) {
            if (answer.has("error")) {
                throw unanswered(sent, exchanges.size(), answer.path("detail").asText());
            }
            exchanges.add(new Exchange(sent, response(answer), Duration.ofNanos(System.nanoTime() - begin)));
        }
        return exchanges;
    }

    private JsonNode ask(ObjectNode request, String sent) {
        try {
            return client.ask(request);
        } catch (UncheckedIOException failure) {
            throw unanswered(sent, 0, String.valueOf(failure.getMessage()));
        }
    }

    private AssertionError unanswered(String request, int answered, String problem) {
        String before = answered == 0 ? "" : " after " + answered;
        return new AssertionError(
                "sent %s to %s; came no response%s: %s".formatted(Words.request(request), this, before, problem));
    }

    private static RawResponse response(JsonNode answer) {
        List<Field> fields = new ArrayList<>();
        for (String part : List.of("headers", "trailers")) {
            answer.path(part)
                    .forEach(pair -> fields.add(
                            new Field(pair.path(0).asText(), pair.path(1).asText())));
        }
        return new RawResponse(
                version(answer.path("version").asText()), answer.path("status").asInt(), fields, body(answer));
    }

    private static String version(String alpn) {
        return switch (alpn) {
            case "h2" -> Speech.H2.version;
            case "h3" -> Speech.H3.version;
            default -> alpn;
        };
    }

    private static String body(JsonNode answer) {
        try {
            return Wire.text(answer.path("body").binaryValue());
        } catch (IOException e) {
            throw new UncheckedIOException("client program: " + e.getMessage(), e);
        }
    }
}
