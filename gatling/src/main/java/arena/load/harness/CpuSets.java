package arena.load.harness;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The CPUs that server and load generator are confined to, as taskset writes them; none for all.
 *
 * @param server of the server and all that it starts
 * @param load of the load generator
 */
public record CpuSets(Optional<String> server, Optional<String> load) {

    public static final CpuSets ANY = new CpuSets(Optional.empty(), Optional.empty());

    private static final String TASKSET = "taskset";

    /** The first half of the CPUs for the server, the second one for the load; none if there is only one CPU. */
    public static CpuSets halves(int cpus) {
        int half = cpus / 2;
        return half == 0 ? ANY : new CpuSets(Optional.of(range(0, half - 1)), Optional.of(range(half, cpus - 1)));
    }

    List<String> confineServer(List<String> command) {
        return confine(server, command);
    }

    List<String> confineLoad(List<String> command) {
        return confine(load, command);
    }

    /** How many CPUs the load generator has, of so many in all. */
    int loadCpus(int all) {
        return load.map(CpuSets::count).orElse(all);
    }

    private static List<String> confine(Optional<String> set, List<String> command) {
        List<String> confined = new ArrayList<>();
        set.ifPresent(cpus -> confined.addAll(List.of(TASKSET, "-c", cpus)));
        confined.addAll(command);
        return confined;
    }

    private static String range(int first, int last) {
        return first == last ? Integer.toString(first) : first + "-" + last;
    }

    private static int count(String set) {
        int count = 0;
        for (String part : set.split(",", -1)) {
            String[] ends = part.split("-", 2);
            count += Integer.parseInt(ends[ends.length - 1]) - Integer.parseInt(ends[0]) + 1;
        }
        return count;
    }
}
