package arena.load.harness;

import arena.load.validate.client.Token;
import arena.profiles.Request;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A scenario that a load generator is given.
 *
 * @param target where the server is: scheme, host and port
 * @param data the server's data folder, if it is known
 * @param folder for everything that the generator writes; it is there
 */
record LoadJob(Scenario scenario, URI target, @Nullable Path data, Path folder) {

    /** What a generator may take beyond the load itself: a server that does not answer must not hold up the others. */
    private static final Duration TO_BEGIN_AND_END = Duration.ofSeconds(90);

    List<Request> requests() {
        List<Request> requests = scenario.workload().requests();
        return scenario.workload().isAuthorized()
                ? requests.stream()
                        .map(request -> request.with("Authorization", "Bearer " + Token.OF_ALICE.text()))
                        .toList()
                : requests;
    }

    /** What is to be sent at the same time, if there is anything. */
    Optional<LoadJob> beside() throws IOException {
        Optional<Scenario> other = scenario.beside();
        return other.isEmpty()
                ? Optional.empty()
                : Optional.of(new LoadJob(
                        other.get(),
                        target,
                        data,
                        Files.createDirectories(folder.resolve(other.get().id()))));
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
        return new LoggedProcess(
                scenario.cpus().confineLoad(command),
                log(),
                scenario.warmUp().plus(scenario.measured()).plus(TO_BEGIN_AND_END));
    }

    /** Half of the CPUs at the most, and no more than there are connections. */
    int threads() {
        int all = Runtime.getRuntime().availableProcessors();
        int own = scenario.cpus().load().isPresent() ? scenario.cpus().loadCpus(all) : Math.max(1, all / 2);
        return Math.min(own, connections());
    }
}
