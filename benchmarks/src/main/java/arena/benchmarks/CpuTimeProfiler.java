package arena.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * CPU time of an operation, in ns: that of the process, compilers and garbage collectors as well, as it is measured of the whole server.
 * The time that passes, which JMH measures, would count what else keeps the CPU busy. Made by JMH, and used by one thread.
 */
public final class CpuTimeProfiler implements InternalProfiler {

    static final String LABEL = "cpu.time";

    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private long before;

    @Override
    public String getDescription() {
        return "CPU time of the process";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        before = process.getProcessCpuTime();
    }

    @Override
    public List<ScalarResult> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double each = (process.getProcessCpuTime() - before)
                / (double) result.getMetadata().getAllOps();
        return List.of(new ScalarResult(LABEL, each, "ns/op", AggregationPolicy.AVG));
    }
}
