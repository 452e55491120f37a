package arena.load.testing;

import arena.load.record.BoundaryCost;
import arena.load.record.CostRecord;
import arena.load.record.FlavourCost;
import arena.load.record.LoadRecord;
import arena.load.record.Metric;
import arena.load.record.ProfileFacts;
import arena.load.record.ProfileFacts.FrameCost;
import arena.load.record.ProfileFacts.LayerCost;
import arena.load.record.Run;
import arena.load.record.TargetFacts;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a request never cost: one flavour with everything, and one whose run broke off. */
public final class SampleCost {

    private SampleCost() {}

    public static CostRecord of() {
        LoadRecord sample = SampleRecord.of();
        return new CostRecord(
                CostRecord.SCHEMA,
                sample.date(),
                sample.machine(),
                sample.generator(),
                sample.scenarios().getFirst(),
                List.of(
                        whole(sample.targets().getFirst()),
                        brokenOff(sample.targets().getLast())));
    }

    private static FlavourCost whole(TargetFacts target) {
        return new FlavourCost(
                target,
                run(
                        target,
                        Optional.empty(),
                        Map.of(Metric.REQUESTS_PER_SECOND, 40_000.0, Metric.CPU_PER_REQUEST, 20.0)),
                Optional.of(new ProfileFacts(
                        "a <profiler>",
                        2000,
                        "engine/profile.jfr",
                        "engine/flame-cpu.html",
                        Optional.of("engine/flame-alloc.html"),
                        List.of(
                                new LayerCost(
                                        "ours",
                                        "our code (arena.*)",
                                        1500,
                                        List.of(new FrameCost("arena.A.<init>", 1000))),
                                new LayerCost("kernel", "kernel, system calls", 500, List.of())))),
                List.of(
                        new BoundaryCost("body", "body alone", 5000, Optional.of(12.4), Optional.of(96.0)),
                        new BoundaryCost(
                                BoundaryCost.SERVER, "whole server", 20_000, Optional.empty(), Optional.empty())),
                List.of("something, and why"),
                List.of("handler: a <wrong> answer"));
    }

    private static FlavourCost brokenOff(TargetFacts target) {
        return new FlavourCost(
                target,
                run(target, Optional.of("it is gone"), Map.of()),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of());
    }

    private static Run run(TargetFacts target, Optional<String> failure, Map<Metric, Double> values) {
        Run sample = SampleRecord.of().runs().getFirst();
        return new Run(
                target.name(),
                sample.scenario(),
                1,
                sample.date(),
                failure,
                List.of(),
                sample.requests(),
                0,
                List.of(),
                values,
                Map.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.of("wrk.log"));
    }
}
