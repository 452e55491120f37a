package arena.submission.lint;

import arena.submission.entry.Entry;
import arena.submission.entry.EntryClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The options of the JVM: those of the flavour's file, and those that Dockerfile and compose files add. */
final class JvmOptionsCheck implements Check {

    /**
     * What the guides of Vert.x, Netty and the JDK recommend for production, or say that it is without influence on how
     * requests are served: leave for native libraries (JEP 472, 498) and where they lie, a heap sized by the container, a
     * collector by its name, an AOT cache (JEP 514), an end where memory ends, and how often the password of a key store
     * is hashed, which only takes time at start (java.security).
     */
    private static final List<Pattern> DOCUMENTED = Stream.of(
                    "--enable-native-access=ALL-UNNAMED",
                    "--sun-misc-unsafe-memory-access=allow",
                    "-Djava\\.library\\.path=\\S+",
                    "-XX:(Max|Initial|Min)RAMPercentage=\\d+(\\.\\d+)?",
                    "-XX:\\+UseCompressedOops",
                    "-Xm[sx]\\d+[kmgKMG]",
                    "-XX:\\+Use(Serial|Parallel|G1|Z)GC",
                    "-XX:AOTCache=\\S+",
                    "-XX:\\+(ExitOnOutOfMemoryError|HeapDumpOnOutOfMemoryError)",
                    "-Dkeystore\\.pkcs12\\.keyPbeIterationCount=\\d+")
            .map(Pattern::compile)
            .toList();

    private static final Pattern OPTION =
            Pattern.compile("(?<![\\w/-])(-X\\S+?|-D\\S+?|--(?:add|enable)-\\S+?)(?=[\"'\\s,\\]]|$)");
    private static final Pattern UNLOCK = Pattern.compile("-XX:\\+Unlock\\w+");

    @Override
    public List<Finding> of(Subject subject) {
        String path = "app/jvm/" + subject.entryClass().flavour() + ".options";
        Optional<String> file = subject.entry().text(path);
        if (file.isEmpty()) {
            return List.of(new Finding(Rule.FLAVOUR, path, "missing"));
        }
        if (subject.entryClass() != EntryClass.STANDARD) {
            return List.of();
        }
        List<Finding> findings = new ArrayList<>();
        file.get()
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .forEach(option -> judge(option, path).ifPresent(findings::add));
        subject.entry().files().keySet().stream()
                .filter(name -> name.equals(Entry.DOCKERFILE) || name.startsWith("compose."))
                .forEach(name -> findings.addAll(inCommands(subject.entry(), name)));
        return findings;
    }

    private static List<Finding> inCommands(Entry entry, String path) {
        List<Finding> findings = new ArrayList<>();
        entry.text(path)
                .orElse("")
                .lines()
                .filter(line -> isCommand(path, line))
                .forEach(line -> {
                    Matcher option = OPTION.matcher(line);
                    while (option.find()) {
                        judge(option.group(1), path).ifPresent(findings::add);
                    }
                });
        return findings;
    }

    /** Options of Maven are no matter here. */
    private static boolean isCommand(String path, String line) {
        return !path.equals(Entry.DOCKERFILE) || line.matches("(ENTRYPOINT|CMD|ENV) .*");
    }

    private static Optional<Finding> judge(String option, String path) {
        if (UNLOCK.matcher(option).matches()) {
            return Optional.of(new Finding(Rule.EXPERIMENTAL_OPTION, path, option));
        }
        return DOCUMENTED.stream().anyMatch(known -> known.matcher(option).matches())
                ? Optional.empty()
                : Optional.of(new Finding(Rule.JVM_OPTION, path, option));
    }
}
