package arena.load.harness;

import arena.profiles.Request;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * What wrk is told in Lua: the requests byte by byte, by turns on every thread, and at the end to print all that it has
 * counted as one line of JSON.
 */
final class WrkScript {

    /** Begins the line with the counts. */
    static final String MARK = "arena-wrk ";

    private static final String CRLF = "\r\n";

    private WrkScript() {}

    static String of(LoadJob job) {
        int depth = job.scenario().used().pipelineDepth();
        int perConnection = job.scenario().used().requestsPerConnection();
        String kept = requests(job, "");
        String closing = requests(job, "Connection: close" + CRLF);
        return """
                local kept = {%s}
                local closing = {%s}
                local retired_after = %d
                local depth = %d
                local sent = 0

                local function following()
                  local turn = sent %% #kept + 1
                  sent = sent + 1
                  if retired_after > 0 and sent %% retired_after == 0 then return closing[turn] end
                  return kept[turn]
                end

                request = function()
                  local batch = {}
                  for i = 1, depth do batch[i] = following() end
                  return table.concat(batch)
                end

                done = function(summary, latency)
                  local e = summary.errors
                  io.write(string.format('%s{"micros":%%d,"requests":%%d,"bytes":%%d,"connect":%%d,"read":%%d,"write":%%d,' ..
                    '"status":%%d,"timeout":%%d,"latencies":[', summary.duration, summary.requests, summary.bytes,
                    e.connect, e.read, e.write, e.status, e.timeout))
                  for i = 1, #latency do
                    local micros, count = latency(i)
                    io.write(string.format(i == 1 and '[%%d,%%d]' or ',[%%d,%%d]', micros, count))
                  end
                  io.write(']}\\n')
                end
                """.formatted(kept, closing, perConnection, depth, MARK);
    }

    private static String requests(LoadJob job, String more) {
        return job.requests().stream()
                .map(request -> quoted(bytes(request, job.target(), more)))
                .collect(Collectors.joining(", "));
    }

    private static String bytes(Request request, URI target, String more) {
        StringBuilder text = new StringBuilder(request.method() + " " + request.target() + " HTTP/1.1" + CRLF);
        text.append("Host: ").append(target.getAuthority()).append(CRLF);
        request.headers()
                .forEach((name, value) ->
                        text.append(name).append(": ").append(value).append(CRLF));
        text.append(more);
        String body = request.payload().content();
        return switch (request.payload().framing()) {
            case NONE -> text + CRLF;
            case CONTENT_LENGTH -> text + "Content-Length: " + body.length() + CRLF + CRLF + body;
            case CHUNKED ->
                text + "Transfer-Encoding: chunked" + CRLF + CRLF + Integer.toHexString(body.length()) + CRLF + body
                        + CRLF + "0" + CRLF + CRLF;
            case TEXT_MESSAGE -> throw new IllegalArgumentException("payload: a WebSocket message (expected: HTTP)");
        };
    }

    /** A string of Lua: every byte that is not plain, by its number. */
    private static String quoted(String bytes) {
        StringBuilder quoted = new StringBuilder("\"");
        for (byte b : bytes.getBytes(StandardCharsets.ISO_8859_1)) {
            boolean plain = b >= ' ' && b < 127 && b != '"' && b != '\\';
            quoted.append(plain ? Character.toString((char) b) : String.format(Locale.ROOT, "\\%03d", b & 0xFF));
        }
        return quoted.append('"').toString();
    }
}
