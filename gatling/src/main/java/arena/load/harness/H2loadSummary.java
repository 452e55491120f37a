package arena.load.harness;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What h2load prints at its end (read from version 1.52).
 *
 * @param done requests that were answered, or that it knows will not be
 * @param failed of those: answered by another status than 2xx and 3xx, broken off, or timed out
 * @param errored of the failed: broken off
 * @param timedOut of the failed: given up by h2load
 * @param bytes of all responses, header and body, without TLS
 * @param bodyBytes of all bodies
 */
record H2loadSummary(long done, long failed, long errored, long timedOut, long bytes, long bodyBytes) {

    private static final Pattern REQUESTS = Pattern.compile(
            "^requests: \\d+ total, \\d+ started, (\\d+) done, \\d+ succeeded, (\\d+) failed, (\\d+) errored, (\\d+) timeout$",
            Pattern.MULTILINE);
    private static final Pattern TRAFFIC =
            Pattern.compile("^traffic: \\S+ \\((\\d+)\\) total, .* \\S+ \\((\\d+)\\) data$", Pattern.MULTILINE);

    /** What these lines say, or nothing if h2load broke off before it had printed them. */
    static Optional<H2loadSummary> parse(String output) {
        Matcher requests = REQUESTS.matcher(output);
        Matcher traffic = TRAFFIC.matcher(output);
        if (!requests.find() || !traffic.find()) {
            return Optional.empty();
        }
        return Optional.of(new H2loadSummary(
                Long.parseLong(requests.group(1)),
                Long.parseLong(requests.group(2)),
                Long.parseLong(requests.group(3)),
                Long.parseLong(requests.group(4)),
                Long.parseLong(traffic.group(1)),
                Long.parseLong(traffic.group(2))));
    }
}
