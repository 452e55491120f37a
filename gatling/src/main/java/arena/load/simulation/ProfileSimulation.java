package arena.load.simulation;

import static io.gatling.javaapi.core.CoreDsl.atOnceUsers;
import static io.gatling.javaapi.core.CoreDsl.constantConcurrentUsers;
import static io.gatling.javaapi.core.CoreDsl.doIfOrElse;
import static io.gatling.javaapi.core.CoreDsl.exec;
import static io.gatling.javaapi.core.CoreDsl.global;
import static io.gatling.javaapi.core.CoreDsl.pause;
import static io.gatling.javaapi.core.CoreDsl.rampUsers;
import static io.gatling.javaapi.core.CoreDsl.scenario;
import static io.gatling.javaapi.http.HttpDsl.http;

import arena.load.workload.Workload;
import arena.load.workload.Workload.Activity;
import arena.load.workload.Workloads;
import arena.profiles.LoadShape;
import arena.profiles.Payload;
import arena.profiles.Protocol;
import arena.profiles.Request;
import arena.profiles.check.Reference;
import arena.profiles.check.Verifier;
import io.gatling.javaapi.core.ChainBuilder;
import io.gatling.javaapi.core.CheckBuilder;
import io.gatling.javaapi.core.PopulationBuilder;
import io.gatling.javaapi.core.ScenarioBuilder;
import io.gatling.javaapi.core.Session;
import io.gatling.javaapi.core.Simulation;
import io.gatling.javaapi.http.HttpProtocolBuilder;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A workload as a simulation. A virtual user is a connection: it opens one with its first request, sends one
 * request after the other, and closes it when it ends. Warm-up and measured phase are one population, so that connections
 * live on from one to the other; requests of the warm-up are silent, which keeps them out of Gatling's report.
 *
 * <p>{@link LoadSettings} come from the system properties. A request that is answered wrongly fails the run.
 */
public abstract sealed class ProfileSimulation extends Simulation
        permits AsyncDbSimulation,
                AsyncSimulation,
                BaselineSimulation,
                EchoSimulation,
                FortunesSimulation,
                JsonCompSimulation,
                JsonTlsSimulation,
                LatencySimulation,
                PipelinedSimulation,
                StaticSimulation,
                WebSocketSimulation {

    private static final String CONNECTION = "connection";
    private static final Duration IDLE_END = Duration.ofMillis(200);

    private final LoadSettings settings = LoadSettings.from(System.getProperties());
    private final Rotation rotation;
    private final Activity.Requests traffic;
    private final PhaseClock clock;
    private final Meter meter = new Meter();
    private final AtomicLong connections = new AtomicLong();
    private final AtomicLong requests = new AtomicLong();

    /** @param checks of every answer, beside those that the catalogue demands */
    ProfileSimulation(Rotation rotation, CheckBuilder... checks) {
        this.rotation = rotation;
        Workload workload = Workloads.byId(settings.workload())
                .orElseThrow(() -> new IllegalArgumentException("workload: " + settings.workload() + " (unknown)"));
        this.traffic = traffic(workload);
        this.clock = new PhaseClock(settings, System::nanoTime, phase -> System.out.println(phase.marker()));
        setUp(population(workload))
                .protocols(protocol(workload).check(checks))
                .assertions(global().failedRequests().count().is(0L));
    }

    @Override
    public void after() {
        clock.close();
        meter.result(settings.measured()).write(settings.measurement());
    }

    private static Activity.Requests traffic(Workload workload) {
        return switch (workload.activity()) {
            case Activity.Requests requests -> requests;
            case Activity.Idle _ -> throw new IllegalArgumentException("workload: " + workload.id() + " (no requests)");
        };
    }

    private HttpProtocolBuilder protocol(Workload workload) {
        URI target = settings.target();
        HttpProtocolBuilder protocol = http.baseUrl(target.toString())
                .wsBaseUrl("ws://" + target.getAuthority())
                .disableWarmUp()
                .disableCaching()
                .disableFollowRedirect()
                .disableAutoReferer()
                .disableAutoOrigin()
                .disableUrlEncoding();
        return workload.endpoint().protocol() == Protocol.HTTP_2
                ? protocol.enableHttp2().http2PriorKnowledge(Map.of(target.getAuthority(), true))
                : protocol;
    }

    private PopulationBuilder population(Workload workload) {
        Duration total = settings.warmUp().plus(settings.measured());
        int users = settings.connections();
        ScenarioBuilder connection = scenario(workload.id()).exec(lifeOfAConnection());
        if (requestsPerConnection() > 0) {
            return connection.injectClosed(constantConcurrentUsers(users).during(total));
        }
        // Gatling takes a ramp of less than a second for one without users.
        long rampSeconds = settings.warmUp().dividedBy(2).toSeconds();
        return connection.injectOpen(
                rampSeconds == 0 ? atOnceUsers(users) : rampUsers(users).during(rampSeconds));
    }

    private ChainBuilder lifeOfAConnection() {
        Connection.Traffic shared =
                new Connection.Traffic(clock, meter, Schedule.of(traffic.shape(), settings), requestsPerConnection());
        Conversation conversation = conversation();
        return exec(session -> session.set(CONNECTION, new Connection(connections.getAndIncrement(), shared)))
                .exec(conversation.opening())
                .exec(ProfileSimulation::noteRefusal)
                .exitHereIfFailed()
                .asLongAs(session -> connection(session).hasMore())
                .on(exchange(conversation, shared.schedule()))
                .exec(conversation.closing())
                // Gatling replaces users that end until its own clock, which runs a little late, says stop: don't spin.
                .doIf(_ -> clock.isOver(clock.now()))
                .then(pause(IDLE_END));
    }

    private static ChainBuilder exchange(Conversation conversation, Schedule schedule) {
        ChainBuilder sent = exec(session -> {
                    connection(session).sends();
                    return session;
                })
                .exec(doIfOrElse(session -> connection(session).isMeasured())
                        .then(conversation.exchange(true))
                        .orElse(conversation.exchange(false)))
                .exec(session -> {
                    connection(session).answered(!session.isFailed());
                    return session;
                })
                .exec(conversation.recovery());
        return switch (schedule) {
            case Schedule.AfterAnswer _ -> sent;
            case Schedule.AtFixedRate _ ->
                pause((Session session) -> connection(session).untilDue()).exec(sent);
        };
    }

    /** A connection that cannot be had is a request without an answer. */
    private static Session noteRefusal(Session session) {
        if (session.isFailed()) {
            connection(session).sends();
            connection(session).answered(false);
        }
        return session;
    }

    private Conversation conversation() {
        Request first = traffic.requests().getFirst();
        if (first.payload().framing() == Payload.Framing.TEXT_MESSAGE) {
            return new WebSocketConversation(first);
        }
        Path data = settings.data();
        HttpRequests builder = new HttpRequests(new Verifier(data == null ? Reference.NONE : Reference.of(data)));
        return new HttpConversation(builder, traffic.requests(), session -> turn(connection(session)));
    }

    private long turn(Connection connection) {
        return switch (rotation) {
            case PER_CONNECTION -> connection.ordinal();
            case PER_REQUEST -> requests.getAndIncrement();
        };
    }

    private int requestsPerConnection() {
        return switch (traffic.shape()) {
            case LoadShape.ClosedLoop loop -> loop.requestsPerConnection();
            case LoadShape.FixedRate _ -> 0;
        };
    }

    private static Connection connection(Session session) {
        return Objects.requireNonNull(session.<Connection>get(CONNECTION));
    }
}
