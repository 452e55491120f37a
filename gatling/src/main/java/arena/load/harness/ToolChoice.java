package arena.load.harness;

import arena.profiles.Board;
import arena.profiles.Profile;
import java.util.List;
import java.util.Optional;

/** Which tool drives which profile: of those that can, the first that is there. */
final class ToolChoice {

    private final ToolBox box;
    private final Optional<LoadTool> wished;

    ToolChoice(ToolBox box, Optional<LoadTool> wished) {
        this.box = box;
        this.wished = wished;
    }

    /** Those that speak what the profile speaks, the best first. */
    static List<LoadTool> able(Profile profile) {
        if (profile.board() == Board.GATEWAY) {
            return List.of();
        }
        return switch (profile.endpoint().protocol()) {
            case HTTP_1_1, WEBSOCKET -> List.of(LoadTool.GATLING);
            // Gatling has no HTTP/2 in clear text: it would send HTTP/1.1 without a word.
            case HTTP_2 ->
                profile.endpoint().tls()
                        ? List.of(LoadTool.H2LOAD, LoadTool.GATLING, LoadTool.ARENA_CLIENT)
                        : List.of(LoadTool.H2LOAD, LoadTool.ARENA_CLIENT);
            case GRPC -> List.of(LoadTool.H2LOAD, LoadTool.ARENA_CLIENT);
            case HTTP_3 -> List.of(LoadTool.ARENA_CLIENT);
        };
    }

    Optional<LoadTool> of(Profile profile) {
        return able(profile).stream()
                .filter(box::has)
                .filter(tool -> wished.isEmpty() || wished.get() == tool)
                .findFirst();
    }

    /** Why there is none for this profile, and what helps. */
    String obstacle(Profile profile) {
        List<LoadTool> able = able(profile);
        if (able.isEmpty()) {
            return profile.id() + ": no tool drives it yet";
        }
        if (wished.isPresent() && !able.contains(wished.get())) {
            return profile.id() + ": " + wished.get().label() + " cannot drive it, "
                    + able.getFirst().label() + " can";
        }
        LoadTool missing = wished.orElse(able.getFirst());
        return profile.id() + ": " + missing.label() + " is missing, " + missing.remedy();
    }

    /** What to say if a better tool is missing than the one that is taken. */
    Optional<String> regret(Profile profile, LoadTool taken) {
        LoadTool best = able(profile).getFirst();
        return wished.isPresent() || best == taken
                ? Optional.empty()
                : Optional.of(
                        best.label() + " is missing, " + best.remedy() + "; " + taken.label() + " is used instead.");
    }
}
