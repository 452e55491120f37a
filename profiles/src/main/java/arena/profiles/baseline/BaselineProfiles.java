package arena.profiles.baseline;

import static arena.profiles.League.ENGINE;
import static arena.profiles.League.FRAMEWORK;
import static arena.profiles.League.INFRASTRUCTURE;

import arena.profiles.Answer;
import arena.profiles.Board;
import arena.profiles.Endpoint;
import arena.profiles.League;
import arena.profiles.LoadShape.ClosedLoop;
import arena.profiles.LoadShape.FixedRate;
import arena.profiles.Payload;
import arena.profiles.Profile;
import arena.profiles.Request;
import arena.profiles.Tool;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** The profiles that stand on the sums. */
public final class BaselineProfiles {

    private static final String SUM = "/baseline11?a=13&b=42";

    private static final List<Request> MIX = List.of(
            Request.get(SUM, Answer.text(55)),
            Request.post(SUM, Payload.sized("20"), Answer.text(75)),
            Request.post(SUM, Payload.chunked("20"), Answer.text(75)));

    private static final List<Request> GET_ONLY = List.of(Request.get("/baseline11?a=1&b=2", Answer.text(3)));

    private static final List<Request> SECOND = List.of(Request.get("/baseline2?a=1&b=1", Answer.text(2)));

    public static final Profile BASELINE = Profile.of(
            "baseline",
            Board.HTTP1,
            Set.of(FRAMEWORK, ENGINE, INFRASTRUCTURE),
            Endpoint.HTTP1,
            Tool.GCANNON,
            MIX,
            ClosedLoop.of(4096));

    public static final Profile LIMITED_CONN = Profile.of(
            "limited-conn",
            Board.HTTP1,
            Set.of(FRAMEWORK, ENGINE, INFRASTRUCTURE),
            Endpoint.HTTP1,
            Tool.GCANNON,
            MIX,
            ClosedLoop.of(4096).reconnectingAfter(10));

    public static final Profile LATENCY_1M = latency("latency-1m", Set.of(FRAMEWORK, ENGINE), 1_000_000);

    public static final Profile LATENCY_10K = latency("latency-10k", Set.of(FRAMEWORK, ENGINE), 10_000);

    /** Four cores of one core complex: what a small container gets. */
    public static final Profile LATENCY_500K_8CPU =
            latency("latency-500k-8cpu", Set.of(), 500_000).onCpus("0-3,64-67");

    public static final Profile BASELINE_H2 = Profile.of(
            "baseline-h2",
            Board.HTTP2,
            Set.of(FRAMEWORK, ENGINE, INFRASTRUCTURE),
            Endpoint.H2_TLS,
            Tool.H2LOAD,
            SECOND,
            ClosedLoop.of(256, 1024).multiplexed(100));

    public static final Profile BASELINE_H2C = Profile.of(
            "baseline-h2c",
            Board.HTTP2,
            Set.of(FRAMEWORK, ENGINE),
            Endpoint.H2C,
            Tool.H2LOAD,
            SECOND,
            ClosedLoop.of(256, 1024, 4096).multiplexed(100));

    public static final Profile BASELINE_H3 = Profile.of(
            "baseline-h3",
            Board.HTTP3,
            Set.of(FRAMEWORK, ENGINE, INFRASTRUCTURE),
            Endpoint.H3,
            Tool.H2LOAD_H3,
            SECOND,
            ClosedLoop.of(64).multiplexed(64));

    private BaselineProfiles() {}

    private static Profile latency(String id, Set<League> scoredFor, int requestsPerSecond) {
        FixedRate shape = new FixedRate(List.of(1024), requestsPerSecond, Duration.ofSeconds(20));
        return Profile.of(id, Board.HTTP1, scoredFor, Endpoint.HTTP1, Tool.ZRK, GET_ONLY, shape);
    }
}
