package arena.load.record;

import java.util.List;
import java.util.Optional;

/**
 * What was done to each target.
 *
 * @param id unique within the record
 * @param workload id in the catalogue of workloads
 * @param board of the arena, if the workload is one of its profiles
 * @param tool that sent the load
 * @param arena how the arena does it, if the workload is one of its profiles
 * @param used how it was done
 * @param warmUpSeconds at most, before it
 * @param serverCpus that the server was confined to, as taskset writes them; empty for none in particular
 * @param loadCpus the same for the tool
 * @param notes where and why the two differ in more than their size
 */
public record ScenarioFacts(
        String id,
        String workload,
        Optional<String> board,
        String tool,
        Optional<ShapeFacts> arena,
        ShapeFacts used,
        double warmUpSeconds,
        String serverCpus,
        String loadCpus,
        List<String> notes) {

    public ScenarioFacts {
        notes = List.copyOf(notes);
    }
}
