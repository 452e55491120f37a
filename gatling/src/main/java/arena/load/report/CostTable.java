package arena.load.report;

import arena.load.record.BoundaryCost;
import arena.load.record.CostRecord;
import arena.load.record.FlavourCost;
import arena.load.record.Metric;
import arena.load.record.ProfileFacts;
import arena.load.record.ProfileFacts.FrameCost;
import arena.load.record.ProfileFacts.LayerCost;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a request costs, as tables: boundary by boundary, and layer by layer. */
public final class CostTable {

    private static final String UNKNOWN = "-";
    private static final String OURS = "ours";
    private static final int MOST_FRAMES = 8;
    private static final double PERCENT = 100;

    private CostTable() {}

    /** Lines for a terminal, without a line break at the end. */
    public static String text(CostRecord record) {
        List<String> lines = new ArrayList<>();
        for (FlavourCost flavour : record.flavours()) {
            if (!lines.isEmpty()) {
                lines.add("");
            }
            lines.add(headline(record, flavour));
            if (!flavour.boundaries().isEmpty()) {
                lines.addAll(List.of("", TextTable.of(boundaries(flavour))));
            }
            flavour.profile().ifPresent(profile -> {
                lines.addAll(List.of("", words(profile), TextTable.of(layers(flavour, profile))));
                List<List<String>> ours = ours(flavour, profile);
                if (!ours.isEmpty()) {
                    lines.addAll(List.of("", TextTable.of(ours)));
                }
            });
            flavour.failures().forEach(failure -> lines.add(failed(failure)));
            flavour.notes().forEach(note -> lines.add("Not measured: " + note));
        }
        return String.join("\n", lines);
    }

    /** What was measured, in a line. */
    static String headline(CostRecord record, FlavourCost flavour) {
        String rate = flavour.run()
                .value(Metric.REQUESTS_PER_SECOND)
                .map(value -> Metric.REQUESTS_PER_SECOND.text(value) + " requests/s")
                .orElse("no rate");
        return record.scenario().id() + ", " + flavour.target().name() + ": " + rate + " by "
                + record.scenario().tool()
                + flavour.run().failure().map(why -> ". FAILED: " + why).orElse(", every answer right");
    }

    /** That something beside the run failed. */
    static String failed(String failure) {
        return "FAILED: " + failure;
    }

    /** What took the profile. */
    static String words(ProfileFacts profile) {
        return String.format(
                Locale.ROOT, "%,d samples of the measured phase (%s)", profile.samples(), profile.engine());
    }

    /** Titles first. */
    static List<List<String>> boundaries(FlavourCost flavour) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("boundary", "ns/request", "± 99.9 %", "B/request", "ns beyond the one before"));
        double before = 0;
        for (BoundaryCost boundary : flavour.boundaries()) {
            rows.add(List.of(
                    boundary.title(),
                    whole(boundary.nanos()),
                    boundary.error().map(CostTable::whole).orElse(UNKNOWN),
                    boundary.bytes().map(CostTable::whole).orElse(UNKNOWN),
                    whole(boundary.nanos() - before)));
            before = boundary.nanos();
        }
        return rows;
    }

    /** Titles first. */
    static List<List<String>> layers(FlavourCost flavour, ProfileFacts profile) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("layer", "share", "µs/request", "most of it, by itself"));
        for (LayerCost layer : profile.layers()) {
            rows.add(List.of(
                    layer.title(),
                    share(profile, layer.samples()),
                    micros(flavour, profile, layer.samples()),
                    layer.top().isEmpty() ? "" : layer.top().getFirst().frame()));
        }
        return rows;
    }

    /** Titles first; nothing if no sample was laid to our code. */
    static List<List<String>> ours(FlavourCost flavour, ProfileFacts profile) {
        List<List<String>> rows = new ArrayList<>();
        for (LayerCost layer : profile.layers()) {
            if (layer.layer().equals(OURS)) {
                rows.add(List.of("our code", "share", "µs/request"));
                for (FrameCost frame :
                        layer.top().subList(0, Math.min(MOST_FRAMES, layer.top().size()))) {
                    rows.add(List.of(
                            frame.frame(), share(profile, frame.samples()), micros(flavour, profile, frame.samples())));
                }
            }
        }
        return rows;
    }

    private static String share(ProfileFacts profile, long samples) {
        return String.format(Locale.ROOT, "%.1f %%", PERCENT * profile.share(samples));
    }

    private static String micros(FlavourCost flavour, ProfileFacts profile, long samples) {
        Optional<Double> all = flavour.run().value(Metric.CPU_PER_REQUEST);
        return all.map(value -> String.format(Locale.ROOT, "%.2f", value * profile.share(samples)))
                .orElse(UNKNOWN);
    }

    private static String whole(double value) {
        return String.format(Locale.ROOT, "%,.0f", value);
    }
}
