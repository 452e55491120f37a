package arena.load.harness;

import static java.util.Map.entry;

import arena.load.simulation.AsyncDbSimulation;
import arena.load.simulation.AsyncSimulation;
import arena.load.simulation.BaselineSimulation;
import arena.load.simulation.EchoSimulation;
import arena.load.simulation.FortunesSimulation;
import arena.load.simulation.GatewaySimulation;
import arena.load.simulation.JsonCompSimulation;
import arena.load.simulation.JsonTlsSimulation;
import arena.load.simulation.LatencySimulation;
import arena.load.simulation.PipelinedSimulation;
import arena.load.simulation.ProductionSimulation;
import arena.load.simulation.ProfileSimulation;
import arena.load.simulation.StaticSimulation;
import arena.load.simulation.WebSocketSimulation;
import arena.load.workload.Workload;
import java.util.Map;

/** Which simulation drives which workload that Gatling can drive. */
final class Simulations {

    private static final Map<String, Class<? extends ProfileSimulation>> BY_PROFILE = Map.ofEntries(
            entry("baseline", BaselineSimulation.class),
            entry("limited-conn", BaselineSimulation.class),
            entry("pipelined", PipelinedSimulation.class),
            entry("async", AsyncSimulation.class),
            entry("latency-1m", LatencySimulation.class),
            entry("latency-10k", LatencySimulation.class),
            entry("latency-500k-8cpu", LatencySimulation.class),
            entry("json-comp", JsonCompSimulation.class),
            entry("json-tls", JsonTlsSimulation.class),
            entry("8gbit", EchoSimulation.class),
            entry("static-tls", StaticSimulation.class),
            entry("async-db", AsyncDbSimulation.class),
            entry("fortunes", FortunesSimulation.class),
            entry("baseline-h2", BaselineSimulation.class),
            entry("static-h2", StaticSimulation.class),
            entry("gateway-64", GatewaySimulation.class),
            entry("gateway-h3", GatewaySimulation.class),
            entry("production-stack", ProductionSimulation.class),
            entry("echo-ws", WebSocketSimulation.class),
            entry("echo-ws-pipeline", WebSocketSimulation.class),
            entry("echo-ws-limited", WebSocketSimulation.class));

    private Simulations() {}

    /** Our own workloads differ in nothing that a simulation would have to know. */
    static Class<? extends ProfileSimulation> of(Workload workload) {
        return BY_PROFILE.getOrDefault(workload.id(), BaselineSimulation.class);
    }
}
