package arena.submission.lint;

import arena.submission.entry.Entry;
import arena.submission.entry.Meta;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Judges an entry by all the rules. */
public final class Lint {

    private static final List<Check> CHECKS = List.of(
            new NameCheck(),
            new FilesCheck(),
            new MetaCheck(),
            new DockerfileCheck(),
            new ListenerCheck(),
            new EndpointCheck(),
            new StrategyCheck(),
            new JvmOptionsCheck(),
            new ComposeCheck(),
            new CpuSetCheck(),
            new WiringCheck(),
            new EdgeCheck(),
            new CacheTtlCheck(),
            new PoolCheck());

    private Lint() {}

    /**
     * What is wrong with an entry, in the order of its sides.
     *
     * @param others what the other entries call themselves on the board, by their folders
     */
    public static List<Finding> of(Entry entry, Map<String, Meta> others) {
        Optional<Meta> meta = entry.text(Entry.META).flatMap(Meta::parse);
        if (meta.isEmpty()) {
            return List.of(new Finding(Rule.META, Entry.META, "there is none, or it is no JSON object"));
        }
        Subject subject = new Subject(entry, meta.get(), others);
        return CHECKS.stream().flatMap(check -> check.of(subject).stream()).toList();
    }
}
