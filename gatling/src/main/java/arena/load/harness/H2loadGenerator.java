package arena.load.harness;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/** h2load. Its own warm-up would count bytes that belong to no measured request. */
record H2loadGenerator(Path program) implements LoadGenerator.Repeatable {

    @Override
    public LoadOutcome load(LoadJob job, Duration duration, ChildProcesses children) throws IOException {
        return H2loadRun.run(new H2loadCommand(program, job).lasting(duration), job, children)
                .outcome(job, duration);
    }
}
