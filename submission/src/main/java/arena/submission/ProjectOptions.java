package arena.submission;

import arena.submission.entry.Entry;
import arena.submission.entry.EntryClass;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.Option;

/** What both commands can be told about the project. Filled by picocli, read afterwards. */
final class ProjectOptions {

    @Option(names = "--project", paramLabel = "DIR", hidden = true, description = "The project (default: this folder).")
    private Path root = Path.of("");

    @Option(
            names = "--flavour",
            paramLabel = "F",
            arity = "1..*",
            split = ",",
            description = "standard, tuned or engine (default: all of them).")
    private List<String> flavours = List.of();

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Print this help and exit.")
    @SuppressWarnings("UnusedVariable") // picocli itself looks at it
    private boolean help;

    Project project() {
        return Project.read(root.toAbsolutePath().normalize());
    }

    /**
     * The entries of the flavours that were asked for.
     *
     * @param maintainers of an entry, by its name
     * @throws ProjectException if there is no such flavour, or no entry for it
     */
    List<Entry> entries(Function<String, List<String>> maintainers) {
        Project project = project();
        Map<EntryClass, String> names = project.byClass();
        List<String> wanted = flavours.isEmpty()
                ? names.keySet().stream().map(EntryClass::flavour).toList()
                : flavours;
        return wanted.stream()
                .map(flavour -> name(names, flavour))
                .map(name -> project.entry(name, maintainers.apply(name)))
                .toList();
    }

    private static String name(Map<EntryClass, String> names, String flavour) {
        return Arrays.stream(EntryClass.values())
                .filter(entryClass -> entryClass.flavour().equals(flavour))
                .findFirst()
                .flatMap(entryClass -> Optional.ofNullable(names.get(entryClass)))
                .orElseThrow(() -> new ProjectException("--flavour: arena-meta.json has no entry for " + flavour));
    }
}
