package arena.load.harness;

import static java.util.Map.entry;

import arena.load.simulation.AsyncDbSimulation;
import arena.load.simulation.AsyncSimulation;
import arena.load.simulation.BaselineSimulation;
import arena.load.simulation.EchoSimulation;
import arena.load.simulation.FortunesSimulation;
import arena.load.simulation.JsonCompSimulation;
import arena.load.simulation.JsonTlsSimulation;
import arena.load.simulation.LatencySimulation;
import arena.load.simulation.PipelinedSimulation;
import arena.load.simulation.ProfileSimulation;
import arena.load.simulation.StaticSimulation;
import arena.profiles.Profile;
import java.util.Map;
import java.util.Optional;

/** Which simulation drives which profile. A profile that is not here cannot be driven yet. */
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
            entry("fortunes", FortunesSimulation.class));

    private Simulations() {}

    static Optional<Class<? extends ProfileSimulation>> of(Profile profile) {
        return Optional.ofNullable(BY_PROFILE.get(profile.id()));
    }
}
