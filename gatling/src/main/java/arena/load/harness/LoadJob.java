package arena.load.harness;

import arena.profiles.Request;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A scenario that a load generator is given.
 *
 * @param target where the server is: scheme, host and port
 * @param data the server's data folder, if it is known
 * @param folder for everything that the generator writes; it is there
 */
record LoadJob(Scenario scenario, URI target, @Nullable Path data, Path folder) {

    List<Request> requests() {
        return scenario.workload().requests();
    }

    int connections() {
        return scenario.connections();
    }

    /** What the generator prints goes there. */
    Path log() {
        return folder.resolve(scenario.tool().label() + ".log");
    }

    /** The command line of a program, confined to the CPUs that are meant for the load. */
    LoggedProcess process(List<String> command) {
        return new LoggedProcess(scenario.cpus().confineLoad(command), log());
    }

    /** Half of the CPUs at the most, and no more than there are connections. */
    int threads() {
        int all = Runtime.getRuntime().availableProcessors();
        int own = scenario.cpus().load().isPresent() ? scenario.cpus().loadCpus(all) : Math.max(1, all / 2);
        return Math.min(own, connections());
    }
}
