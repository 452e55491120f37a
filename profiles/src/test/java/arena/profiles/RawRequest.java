package arena.profiles;

/** A request as clear-text HTTP/1.1 to the arena's main port, one character a byte. */
final class RawRequest {

    private static final String END = "\r\n";

    private RawRequest() {}

    static String of(Request request) {
        StringBuilder raw = new StringBuilder()
                .append(request.method() + " " + request.target() + " HTTP/1.1" + END)
                .append("Host: localhost:" + Endpoint.HTTP1.port() + END);
        request.headers().forEach((name, value) -> raw.append(name + ": " + value + END));
        return raw.append(framed(request.payload())).toString();
    }

    private static String framed(Payload payload) {
        String content = payload.content();
        return switch (payload.framing()) {
            case NONE -> END;
            case CONTENT_LENGTH -> "Content-Length: " + content.length() + END + END + content;
            case CHUNKED ->
                "Transfer-Encoding: chunked" + END + END + Integer.toHexString(content.length()) + END + content + END
                        + "0" + END + END;
            case TEXT_MESSAGE ->
                throw new IllegalArgumentException("framing: TEXT_MESSAGE (expected: one of HTTP/1.1)");
        };
    }
}
