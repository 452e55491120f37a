package arena.load.profile;

import arena.load.record.ProfileFacts;
import arena.load.record.ProfileFacts.FrameCost;
import arena.load.record.ProfileFacts.LayerCost;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What is told of a recording: its flame graphs, and how its samples divide. */
public final class ProfileSummary {

    private static final int MOST_FRAMES = 8;

    private ProfileSummary() {}

    /**
     * Writes the flame graphs beside a recording.
     *
     * @param out folder that paths are relative to
     */
    public static ProfileFacts of(Path recording, String engine, String title, Path out) throws IOException {
        Profile profile = Profile.read(recording);
        Path flames = recording.resolveSibling("flame-cpu.html");
        FlameGraph.ofCpuTime(recording, flames, title + ": CPU time");
        Path allocation = recording.resolveSibling("flame-alloc.html");
        FlameGraph.ofAllocation(recording, allocation, title + ": bytes allocated");
        return new ProfileFacts(
                engine,
                profile.samples(),
                relative(out, recording),
                relative(out, flames),
                Files.exists(allocation) ? Optional.of(relative(out, allocation)) : Optional.empty(),
                layers(profile));
    }

    private static List<LayerCost> layers(Profile profile) {
        return Arrays.stream(Layer.values())
                .filter(layer -> profile.samples(layer) > 0)
                .map(layer -> new LayerCost(
                        layer.name().toLowerCase(Locale.ROOT),
                        layer.title(),
                        profile.samples(layer),
                        profile.top(layer, MOST_FRAMES).stream()
                                .map(entry -> new FrameCost(entry.getKey().label(), entry.getValue()))
                                .toList()))
                .sorted(Comparator.comparingLong(LayerCost::samples).reversed())
                .toList();
    }

    private static String relative(Path out, Path file) {
        return out.toAbsolutePath().relativize(file.toAbsolutePath()).toString();
    }
}
