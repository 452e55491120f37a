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

import arena.load.validate.client.Token;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToLongFunction;

/**
 * A workload as a simulation, with what is sent beside it. A virtual user is a connection: it opens one with its first request, sends one
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
                GatewaySimulation,
                JsonCompSimulation,
                JsonTlsSimulation,
                LatencySimulation,
                PipelinedSimulation,
                ProductionSimulation,
                StaticSimulation,
                WebSocketSimulation {

    private static final String CONNECTION = "connection";
    private static final Duration IDLE_END = Duration.ofMillis(200);

    /** Requests up to this number are each a request of Gatling's, with a line of its own in the report. */
    private static final int MOST_WRITTEN_OUT = 100;

    private final LoadSettings settings = LoadSettings.from(System.getProperties());
    private final Rotation rotation;
    private final PhaseClock clock;
    private final Meter meter = new Meter();

    /** @param checks of every answer, beside those that the catalogue demands */
    ProfileSimulation(Rotation rotation, CheckBuilder... checks) {
        this.rotation = rotation;
        Workload workload = Workloads.byId(settings.workload())
                .orElseThrow(() -> new IllegalArgumentException("workload: " + settings.workload() + " (unknown)"));
        this.clock = new PhaseClock(settings, System::nanoTime, phase -> System.out.println(phase.marker()));
        List<PopulationBuilder> populations = new ArrayList<>(List.of(population(workload, settings.connections())));
        workload.beside()
                .map(other -> population(other, Workload.connectionsBeside(settings.connections())))
                .ifPresent(populations::add);
        setUp(populations)
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
        // Gatling has no HTTP/3: what is to be asked by it is asked by HTTP/2, at the same port.
        return workload.endpoint().protocol() == Protocol.HTTP_2
                        || workload.endpoint().protocol() == Protocol.HTTP_3
                ? protocol.enableHttp2().http2PriorKnowledge(Map.of(target.getAuthority(), true))
                : protocol;
    }

    private PopulationBuilder population(Workload workload, int users) {
        Duration total = settings.warmUp().plus(settings.measured());
        Activity.Requests traffic = traffic(workload);
        ScenarioBuilder connection =
                scenario(workload.id()).exec(lifeOfAConnection(conversation(workload), traffic.shape()));
        if (requestsPerConnection(traffic.shape()) > 0) {
            return connection.injectClosed(constantConcurrentUsers(users).during(total));
        }
        // Gatling takes a ramp of less than a second for one without users.
        long rampSeconds = settings.warmUp().dividedBy(2).toSeconds();
        return connection.injectOpen(
                rampSeconds == 0 ? atOnceUsers(users) : rampUsers(users).during(rampSeconds));
    }

    private ChainBuilder lifeOfAConnection(Conversation conversation, LoadShape shape) {
        Connection.Traffic shared =
                new Connection.Traffic(clock, meter, Schedule.of(shape, settings), requestsPerConnection(shape));
        AtomicLong connections = new AtomicLong();
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

    private Conversation conversation(Workload workload) {
        List<Request> requests = authorized(workload);
        if (requests.getFirst().payload().framing() == Payload.Framing.TEXT_MESSAGE) {
            return new WebSocketConversation(requests.getFirst());
        }
        Path data = settings.data();
        Verifier verifier = new Verifier(data == null ? Reference.NONE : Reference.of(data));
        AtomicLong counter = new AtomicLong();
        ToLongFunction<Session> turn = session -> turn(connection(session), counter);
        return requests.size() > MOST_WRITTEN_OUT
                ? new FedConversation(new Feed(requests, verifier), turn)
                : new HttpConversation(new HttpRequests(verifier), requests, turn);
    }

    private static List<Request> authorized(Workload workload) {
        List<Request> requests = workload.requests();
        return workload.isAuthorized()
                ? requests.stream()
                        .map(request -> request.with("Authorization", "Bearer " + Token.OF_ALICE.text()))
                        .toList()
                : requests;
    }

    private long turn(Connection connection, AtomicLong counter) {
        return switch (rotation) {
            case PER_CONNECTION -> connection.ordinal();
            case PER_REQUEST -> counter.getAndIncrement();
            case PER_CONNECTION_IN_TURN -> connection.sent() - 1L;
        };
    }

    private static int requestsPerConnection(LoadShape shape) {
        return switch (shape) {
            case LoadShape.ClosedLoop loop -> loop.requestsPerConnection();
            case LoadShape.FixedRate _ -> 0;
        };
    }

    private static Connection connection(Session session) {
        return Objects.requireNonNull(session.<Connection>get(CONNECTION));
    }
}
