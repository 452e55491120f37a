package arena.load.harness;

import arena.load.workload.Workload;
import arena.load.workload.Workload.Activity;
import arena.profiles.LoadShape;
import java.util.List;
import java.util.Optional;

/** Which tool drives which workload: of those that can, the first that is there. */
final class ToolChoice {

    private final ToolBox box;
    private final Wishes wishes;

    ToolChoice(ToolBox box, Wishes wishes) {
        this.box = box;
        this.wishes = wishes;
    }

    /**
     * Those that speak what the workload speaks, the best first.
     *
     * @param light whether a tool that costs little CPU time is better than one that looks into every answer
     */
    static List<LoadTool> able(Workload workload, boolean light) {
        return switch (workload.activity()) {
            case Activity.Idle _ -> List.of(LoadTool.IDLE);
            case Activity.Requests requests ->
                workload.beside().isPresent()
                        ? List.of(LoadTool.H2LOAD, LoadTool.GATLING)
                        : able(workload, requests.shape(), light);
        };
    }

    private static List<LoadTool> able(Workload workload, LoadShape shape, boolean light) {
        return switch (workload.endpoint().protocol()) {
            case HTTP_1_1 ->
                switch (shape) {
                    case LoadShape.FixedRate _ -> List.of(LoadTool.GATLING);
                    case LoadShape.ClosedLoop _ ->
                        light ? List.of(LoadTool.WRK, LoadTool.GATLING) : List.of(LoadTool.GATLING, LoadTool.WRK);
                };
            case WEBSOCKET -> List.of(LoadTool.GATLING);
            // Gatling has no HTTP/2 in clear text: it would send HTTP/1.1 without a word.
            case HTTP_2 ->
                workload.endpoint().tls()
                        ? List.of(LoadTool.H2LOAD, LoadTool.GATLING, LoadTool.ARENA_CLIENT)
                        : List.of(LoadTool.H2LOAD, LoadTool.ARENA_CLIENT);
            case GRPC -> List.of(LoadTool.H2LOAD, LoadTool.ARENA_CLIENT);
            // An edge answers the same over HTTP/2, which is better than nothing; a server alone has profiles for that.
            case HTTP_3 ->
                workload.stack().isPresent()
                        ? List.of(LoadTool.ARENA_CLIENT, LoadTool.GATLING)
                        : List.of(LoadTool.ARENA_CLIENT);
        };
    }

    Optional<LoadTool> of(Workload workload) {
        return able(workload).stream()
                .filter(box::has)
                .filter(_ -> !needsMissingStack(workload))
                .filter(tool -> wishes.tool().isEmpty() || wishes.tool().get() == tool)
                .findFirst();
    }

    /** Why there is none for this workload, and what helps. */
    String obstacle(Workload workload) {
        List<LoadTool> able = able(workload);
        if (needsMissingStack(workload)) {
            return workload.id() + ": it needs a stack around the server; if it runs there, name the profile";
        }
        Optional<LoadTool> wished = wishes.tool();
        if (wished.isPresent() && !able.contains(wished.get())) {
            return workload.id() + ": " + wished.get().label() + " cannot drive it, "
                    + able.getFirst().label() + " can";
        }
        LoadTool missing = wished.orElse(able.getFirst());
        return workload.id() + ": " + missing.label() + " is missing, " + missing.remedy();
    }

    /** What to say if a better tool is missing than the one that is taken. */
    Optional<String> regret(Workload workload, LoadTool taken) {
        LoadTool best = able(workload).getFirst();
        return wishes.tool().isPresent() || best == taken
                ? Optional.empty()
                : Optional.of(
                        best.label() + " is missing, " + best.remedy() + "; " + taken.label() + " is used instead.");
    }

    private boolean needsMissingStack(Workload workload) {
        return workload.stack().isPresent() && !wishes.stacks();
    }

    private List<LoadTool> able(Workload workload) {
        return able(workload, wishes.light());
    }
}
