package arena.load.harness;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;

/** What the server used of the machine while it was measured. One per run; confined to the thread that reads the phases. */
final class ServerUsage {

    private static final double KIB_PER_MIB = 1024;
    private static final double NANOS_PER_MICRO = 1000;

    private final Optional<ProcFs> process;
    private Optional<Duration> cpuTimeBefore = Optional.empty();
    private Optional<Duration> cpuTime = Optional.empty();
    private Optional<Long> peakResidentKiB = Optional.empty();

    ServerUsage(Optional<ProcFs> process) {
        this.process = process;
        process.ifPresent(ProcFs::resetPeakResident);
    }

    void measurementBegins() {
        cpuTimeBefore = process.flatMap(ProcFs::cpuTime);
    }

    void measurementEnds() {
        Optional<Duration> now = process.flatMap(ProcFs::cpuTime);
        cpuTime = cpuTimeBefore.flatMap(before -> now.map(after -> after.minus(before)));
        peakResidentKiB = process.flatMap(ProcFs::peakResidentKiB);
    }

    OptionalDouble cpuMicrosPerRequest(long requests) {
        return cpuTime.isEmpty() || requests == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(cpuTime.get().toNanos() / NANOS_PER_MICRO / requests);
    }

    OptionalDouble peakResidentMiB() {
        return peakResidentKiB.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(peakResidentKiB.get() / KIB_PER_MIB);
    }
}
