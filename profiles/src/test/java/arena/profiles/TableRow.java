package arena.profiles;

import static java.util.stream.Collectors.joining;

import arena.profiles.LoadShape.ClosedLoop;
import arena.profiles.LoadShape.FixedRate;
import java.util.function.Function;

/** A profile as a line of {@code profiles.tsv}. */
final class TableRow {

    private TableRow() {}

    static String of(Profile profile) {
        return String.join(
                "\t",
                profile.id(),
                profile.board().name(),
                each(profile, stream -> depth(stream.shape())),
                each(profile, stream -> requestsPerConnection(stream.shape())),
                each(profile, stream -> connections(stream.shape())),
                asks(profile),
                Integer.toString(profile.endpoint().port()),
                profile.endpoint().protocol().name(),
                yesNo(profile.endpoint().tls()),
                profile.tool().name(),
                yesNo(profile.scoredFor().contains(League.FRAMEWORK)),
                yesNo(profile.scoredFor().contains(League.ENGINE)),
                yesNo(profile.scoredFor().contains(League.INFRASTRUCTURE)),
                each(profile, stream -> Long.toString(stream.shape().duration().toSeconds())),
                each(profile, stream -> streams(stream.shape())),
                each(profile, stream -> rate(stream.shape())),
                yesNo(profile.needsDatabase()),
                profile.cpuSet());
    }

    static String depth(LoadShape shape) {
        return shape instanceof ClosedLoop loop ? Integer.toString(loop.pipelineDepth()) : "1";
    }

    static String requestsPerConnection(LoadShape shape) {
        return shape instanceof ClosedLoop loop ? Integer.toString(loop.requestsPerConnection()) : "0";
    }

    static String streams(LoadShape shape) {
        return shape instanceof ClosedLoop loop ? Integer.toString(loop.streams()) : "1";
    }

    static String rate(LoadShape shape) {
        return shape instanceof FixedRate fixed ? Integer.toString(fixed.requestsPerSecond()) : "-";
    }

    private static String connections(LoadShape shape) {
        return shape.connections().stream().map(String::valueOf).collect(joining(","));
    }

    /** What all streams of load have in common, or each stream's own. */
    private static String each(Profile profile, Function<Traffic, String> fact) {
        return profile.traffic().stream().map(fact).distinct().collect(joining("+"));
    }

    /** Methods and first segments of paths. */
    private static String asks(Profile profile) {
        return profile.traffic().stream()
                .flatMap(stream -> stream.requests().stream())
                .map(request -> request.method() + " " + request.target().replaceFirst("(?<=[^/])[/?].*", ""))
                .distinct()
                .collect(joining(","));
    }

    private static String yesNo(boolean value) {
        return value ? "yes" : "no";
    }
}
