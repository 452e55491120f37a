package arena.load.harness;

import arena.load.simulation.Phase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * h2load: one process for the warm-up and another one, with connections of its own, for what is measured. Its own warm-up
 * would count bytes that belong to no measured request.
 */
record H2loadGenerator(Path program) implements LoadGenerator {

    @Override
    public LoadOutcome run(LoadJob job, ChildProcesses children, Consumer<Phase> phases) throws IOException {
        H2loadCommand command = new H2loadCommand(program, job);
        phases.accept(Phase.WARM_UP);
        long failedInWarmUp = job.run().warmUp().isZero()
                ? 0
                : H2loadRun.run(command.lasting(job.run().warmUp()), job.log(), children)
                        .failed();
        phases.accept(Phase.MEASUREMENT);
        H2loadRun run = H2loadRun.run(command.lasting(job.run().used().duration()), job.log(), children);
        phases.accept(Phase.REPORT);
        return run.outcome(job, failedInWarmUp);
    }
}
