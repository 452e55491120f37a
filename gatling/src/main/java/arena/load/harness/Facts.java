package arena.load.harness;

import arena.load.record.Generator;
import arena.load.record.Machine;
import arena.load.record.TargetFacts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The circumstances: without them a number says little. */
final class Facts {

    private static final long BYTES_PER_MIB = 1024 * 1024;

    private static final Set<String> CLASS_PATH = Set.of("-cp", "-classpath", "--class-path");

    private Facts() {}

    static Machine machine() {
        return new Machine(
                System.getProperty("os.name") + " " + System.getProperty("os.version"),
                line("/proc/cpuinfo", "model name").orElse(System.getProperty("os.arch")),
                Runtime.getRuntime().availableProcessors(),
                line("/proc/meminfo", "MemTotal")
                        .map(text -> Long.parseLong(text.replaceAll("\\D", "")) * 1024 / BYTES_PER_MIB)
                        .orElse(0L));
    }

    static Generator generator(ToolBox box) {
        Path folder = ownFolder();
        return new Generator(
                commit(folder),
                isDirty(folder),
                System.getProperty("java.vendor.version", "") + " " + Runtime.version(),
                box.versions());
    }

    static TargetFacts target(Target target) {
        Optional<ServerFacts> said = target.server().facts();
        Optional<ProcFs> process = target.serverPid().map(ProcFs::new);
        List<String> command = process.map(ProcFs::commandLine).orElse(List.of());
        return new TargetFacts(
                target.name(),
                target.kind(),
                said.map(ServerFacts::flavour),
                said.map(ServerFacts::transport),
                said.map(ServerFacts::loops),
                said.map(ServerFacts::tls),
                target.checkout().flatMap(Facts::commit),
                target.checkout().map(Facts::isDirty),
                firstJar(command).flatMap(Facts::sha256),
                process.flatMap(ProcFs::executable).flatMap(Facts::jdk),
                jvmOptions(command));
    }

    /**
     * What stands before the class or the jar to start, with the options in files and without the class path; nothing if it is
     * no JVM.
     */
    static List<String> jvmOptions(List<String> command) {
        List<String> options = new ArrayList<>();
        Iterator<String> arguments =
                command.stream().skip(1).flatMap(Facts::spelledOut).iterator();
        while (arguments.hasNext()) {
            String argument = arguments.next();
            if (CLASS_PATH.contains(argument)) {
                arguments.next();
            } else if (isForTheJvm(argument)) {
                options.add(argument);
            } else {
                return options;
            }
        }
        return List.of();
    }

    /** An argument {@code @FILE} of a JVM stands for those in the file. */
    private static Stream<String> spelledOut(String argument) {
        if (!argument.startsWith("@")) {
            return Stream.of(argument);
        }
        try (var lines = Files.lines(Path.of(argument.substring(1)))) {
            return lines.map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("#")).toList().stream();
        } catch (IOException | UncheckedIOException _) {
            return Stream.of(argument);
        }
    }

    /** Of a server that has not started. */
    static TargetFacts unknown(String name) {
        return new TargetFacts(
                name,
                "not started",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    private static boolean isForTheJvm(String argument) {
        return argument.startsWith("-X") || argument.startsWith("-D") || argument.startsWith("--");
    }

    private static Optional<Path> firstJar(List<String> command) {
        return command.stream()
                .flatMap(argument -> List.of(argument.split(":", -1)).stream())
                .filter(part -> part.endsWith(".jar"))
                .map(Path::of)
                .filter(Files::isRegularFile)
                .findFirst();
    }

    private static Optional<String> sha256(Path file) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
            return Optional.of(HexFormat.of().formatHex(hash));
        } catch (IOException | NoSuchAlgorithmException _) {
            return Optional.empty();
        }
    }

    /** From the file that every JDK has beside its programs. */
    private static Optional<String> jdk(Path java) {
        return Optional.ofNullable(java.getParent())
                .flatMap(bin -> Optional.ofNullable(bin.getParent()))
                .flatMap(home -> line(home.resolve("release").toString(), "JAVA_RUNTIME_VERSION"))
                .map(text -> text.replace("\"", ""));
    }

    private static Optional<String> line(String file, String key) {
        try (var lines = Files.lines(Path.of(file), StandardCharsets.ISO_8859_1)) {
            return lines.filter(line -> line.startsWith(key))
                    .map(line -> line.substring(key.length())
                            .replaceFirst("^\\s*[:=]\\s*", "")
                            .strip())
                    .findFirst();
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    static Optional<String> commit(Path folder) {
        return Command.output(folder, "git", "rev-parse", "--short=12", "HEAD");
    }

    static boolean isDirty(Path folder) {
        return Command.output(folder, "git", "status", "--porcelain", "--untracked-files=no")
                .map(text -> !text.isEmpty())
                .orElse(false);
    }

    /** Where this was built: the folder of its jar. */
    static Path ownFolder() {
        try {
            Path jar = Path.of(Facts.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return Optional.ofNullable(jar.getParent()).orElse(jar);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
