package arena.submission.lint;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** How the services of a stack share the machine. */
final class CpuSetCheck implements Check {

    private static final int CPUS = 64;

    /** The two logical CPUs of a core are this far apart. */
    private static final int SIBLING = 64;

    private static final Pattern SYNTAX = Pattern.compile("\\d+(-\\d+)?(,\\d+(-\\d+)?)*");

    @Override
    public List<Finding> of(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        for (Stack stack : Stack.of(subject)) {
            BitSet all = new BitSet();
            stack.withEach((where, service) -> {
                Optional<BitSet> cpus = parse(service.text("cpuset"));
                if (cpus.isEmpty()) {
                    findings.add(new Finding(Rule.CPU_SETS, where, "cpuset: " + service.text("cpuset")));
                } else {
                    problem(cpus.get(), all).ifPresent(what -> findings.add(new Finding(Rule.CPU_SETS, where, what)));
                    all.or(cpus.get());
                }
            });
            if (all.cardinality() != CPUS) {
                String what = "together they have " + all.cardinality() + " CPUs";
                findings.add(new Finding(Rule.CPU_SETS, stack.profile().file(), what));
            }
        }
        return findings;
    }

    private static Optional<String> problem(BitSet cpus, BitSet taken) {
        for (int cpu = cpus.nextSetBit(0); cpu >= 0; cpu = cpus.nextSetBit(cpu + 1)) {
            int core = cpu % SIBLING;
            if (cpu >= 2 * SIBLING || core >= CPUS / 2) {
                return Optional.of("CPU " + cpu + " is the load generator's");
            }
            if (!cpus.get(core) || !cpus.get(core + SIBLING)) {
                return Optional.of("CPU " + cpu + " without its sibling");
            }
        }
        return cpus.intersects(taken) ? Optional.of("overlaps with another service") : Optional.empty();
    }

    private static Optional<BitSet> parse(String set) {
        if (!SYNTAX.matcher(set).matches()) {
            return Optional.empty();
        }
        BitSet cpus = new BitSet();
        for (String range : set.split(",", -1)) {
            String[] ends = range.split("-", -1);
            int first = Integer.parseInt(ends[0]);
            int last = Integer.parseInt(ends[ends.length - 1]);
            if (last < first) {
                return Optional.empty();
            }
            cpus.set(first, last + 1);
        }
        return Optional.of(cpus);
    }
}
