package arena.load.harness;

import arena.load.record.ScenarioFacts;
import arena.load.record.ShapeFacts;
import arena.load.workload.Workload;
import arena.profiles.Profile;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * What is going to be done to a server. Immutable.
 *
 * @param tool that sends the load
 * @param arena how the arena does it, if the workload is one of its profiles
 * @param used how it is done here
 * @param warmUp at most, before it
 * @param deep whether what costs too much to be looked at meanwhile is looked at afterwards
 * @param notes where and why the two differ in more than their size
 */
public record Scenario(
        Workload workload,
        LoadTool tool,
        Optional<ShapeFacts> arena,
        ShapeFacts used,
        Duration warmUp,
        CpuSets cpus,
        boolean deep,
        List<String> notes) {

    public Scenario {
        notes = List.copyOf(notes);
    }

    /** Unique within a plan. */
    public String id() {
        return workload.id();
    }

    int connections() {
        return used.connections().getFirst();
    }

    /** What is sent at the same time by another process of the same tool, if there is anything. */
    Optional<Scenario> beside() {
        return workload.beside()
                .map(other -> new Scenario(
                        other, tool, Optional.empty(), Wishes.besideOf(other, used, tool), warmUp, cpus, deep, notes));
    }

    /** Of the measured phase. */
    public Duration measured() {
        return Duration.ofNanos(Math.round(used.seconds() * TimeUnit.SECONDS.toNanos(1)));
    }

    /** Whether requests are sent all the time. */
    public boolean sendsRequests() {
        return workload.activity() instanceof Workload.Activity.Requests;
    }

    public ScenarioFacts facts() {
        return new ScenarioFacts(
                id(),
                workload.id(),
                workload.profile().map(Profile::board).map(board -> board.name().toLowerCase(Locale.ROOT)),
                tool.label(),
                arena,
                used,
                warmUp.toNanos() / (double) TimeUnit.SECONDS.toNanos(1),
                cpus.server().orElse(""),
                cpus.load().orElse(""),
                notes);
    }
}
