package arena.load;

import arena.load.harness.Plan;
import arena.load.workload.Workload;
import arena.load.workload.Workloads;
import java.util.Locale;
import java.util.stream.Collectors;

/** All workloads as text, with the tools that can drive each. */
final class WorkloadList {

    private WorkloadList() {}

    static String text() {
        return Workloads.ALL.stream().map(WorkloadList::line).collect(Collectors.joining("\n"));
    }

    private static String line(Workload workload) {
        String board = workload.profile()
                .map(profile -> profile.board().name().toLowerCase(Locale.ROOT))
                .orElse("-");
        String tools = Plan.toolsFor(workload).stream()
                .map(tool -> tool.label() + (Plan.isDowngraded(workload, tool) ? " (by HTTP/2)" : ""))
                .collect(Collectors.joining(", "));
        String title = workload.profile().isPresent() ? "" : "; " + workload.title();
        String stack = workload.stack().isPresent() ? "; in a stack" : "";
        return String.format(Locale.ROOT, "%-18s %-10s %s", workload.id(), board, tools + title + stack);
    }
}
