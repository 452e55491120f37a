package arena.submission;

import static org.assertj.core.api.Assertions.assertThat;

import arena.submission.entry.Entry;
import arena.submission.entry.EntryClass;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The commands as they are called, on this project. */
class SubmitMainTest {

    @TempDir
    Path temporary;

    private final StringWriter output = new StringWriter();
    private final StringWriter errors = new StringWriter();

    @Test
    void writesAnEntryForEachFlavourIntoAnEmptyFolderAndFindsItThere() {
        assertThat(submit("arena", "--maintainer", "somebody")).isZero();

        assertThat(frameworks())
                .isDirectoryContaining("glob:**/vertx-arena")
                .isDirectoryContaining("glob:**/vertx-arena-tuned")
                .isDirectoryContaining("glob:**/vertx-arena-engine");
        assertThat(frameworks().resolve("vertx-arena/app/train")).isExecutable();
        assertThat(frameworks().resolve("vertx-arena/meta.json")).content().contains("\"somebody\"");
        assertThat(output.toString()).doesNotContain("No maintainer");
        assertThat(submit("arena", "--check")).isZero();
        assertThat(output.toString()).endsWith(" files in 3 folders: 0 missing, 0 different, 0 too much\n");
        assertThat(lint("arena")).isZero();
        assertThat(lint("arena/frameworks/vertx-arena-tuned")).isZero();
    }

    @Test
    void saysWhatDiffersAndMendsIt() throws IOException {
        submit("arena", "--flavour", "tuned");
        Path folder = frameworks().resolve("vertx-arena-tuned");
        Files.writeString(folder.resolve("pom.xml"), "<!-- edited -->");
        Files.writeString(folder.resolve("notes.txt"), "mine");
        Files.delete(folder.resolve("README.md"));

        assertThat(submit("arena", "--flavour", "tuned", "--check")).isEqualTo(1);

        assertThat(output.toString())
                .contains("differs: " + folder.resolve("pom.xml"))
                .contains("too much: " + folder.resolve("notes.txt"))
                .contains("missing: " + folder.resolve("README.md"))
                .endsWith(" files in 1 folder: 1 missing, 1 different, 1 too much\n");
        assertThat(submit("arena", "--flavour", "tuned")).isZero();
        assertThat(submit("arena", "--flavour", "tuned", "--check")).isZero();
        assertThat(folder.resolve("notes.txt")).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"bad name!", "", "-a", "a-", "a--b", "ä", "a_b", "a123456789b123456789c123456789d123456789"})
    void refusesAMaintainerThatGitHubCannotHave(String name) {
        assertThat(submit("arena", "--maintainer", "good", "--maintainer", name))
                .isEqualTo(2);

        assertThat(errors.toString())
                .startsWith("arena submit: --maintainer: " + name + " (expected: a user of GitHub");
        assertThat(temporary.resolve("arena")).doesNotExist();
    }

    @Test
    void saysThatThereIsNoMaintainerYet() {
        assertThat(submit("arena", "--flavour", "tuned", "--flavour", "engine")).isZero();

        assertThat(output.toString())
                .endsWith("No maintainer yet: vertx-arena-tuned, vertx-arena-engine"
                        + " (give one with --maintainer YOUR_GITHUB_NAME)\n");
    }

    @Test
    void takesTheLongestNameOfAMaintainer() {
        assertThat(submit("arena", "--flavour", "tuned", "--maintainer", "a-" + "b".repeat(37), "--dry-run"))
                .isZero();
    }

    @Test
    void anArgumentTooMuchIsNamedWithoutItsPlace() {
        assertThat(submit("arena", "another")).isEqualTo(2);

        assertThat(errors.toString()).startsWith("arena submit: unexpected argument: ");
    }

    @Test
    void helpBreaksNoWord() {
        for (CommandLine command : List.of(SubmitMain.commandLine(), LintMain.commandLine())) {
            command.getCommandSpec().usageMessage().autoWidth(false);
            String narrow = command.getUsageMessage();

            assertThat(narrow.split("\\s+"))
                    .isEqualTo(command.setUsageHelpWidth(1000).getUsageMessage().split("\\s+"));
        }
    }

    @Test
    void keepsTheMaintainersThatAreThere() {
        submit("arena", "--flavour", "engine", "--maintainer", "one", "--maintainer", "two");

        submit("arena", "--flavour", "engine");

        assertThat(frameworks().resolve("vertx-arena-engine/meta.json"))
                .content()
                .contains("[ \"one\", \"two\" ]");
    }

    @Test
    void dryRunListsFilesAndWritesNone() {
        assertThat(submit("arena", "--flavour", "standard", "--dry-run")).isZero();

        assertThat(output.toString())
                .contains(frameworks().resolve("vertx-arena/Dockerfile") + "\n")
                .containsPattern("\n\\d\\d+ files in 1 folder, not written\nNo maintainer yet: vertx-arena ");
        assertThat(temporary.resolve("arena")).doesNotExist();
    }

    @Test
    void writesNothingOfAProjectThatBreaksARule() throws IOException {
        Path project = copyOfProject();
        Path meta = project.resolve("arena-meta.json");
        Files.writeString(meta, Files.readString(meta).replace("\"async\"", "\"upload\""));

        assertThat(run(SubmitMain.commandLine(), List.of("--project", project.toString(), arena("arena"))))
                .isEqualTo(1);

        assertThat(output.toString()).contains("tests: upload", "(SPEC 13)", "Nothing is written.");
        assertThat(temporary.resolve("arena")).doesNotExist();
    }

    @Test
    void leavesTheEntryOfSomebodyElseAlone() throws IOException {
        Path folder = Files.createDirectories(frameworks().resolve("vertx-arena"));
        Files.writeString(folder.resolve("meta.json"), "{\"display_name\": \"theirs\"}");

        assertThat(submit("arena", "--flavour", "standard")).isEqualTo(2);

        assertThat(errors.toString()).contains("is not this entry");
        assertThat(folder.resolve("meta.json")).content().contains("theirs");
    }

    @Test
    void refusesANameThatIsOnTheBoardAlready() throws IOException {
        Path folder = Files.createDirectories(frameworks().resolve("other"));
        Files.writeString(folder.resolve("meta.json"), "{\"display_name\": \"Vertx-Arena\"}");

        assertThat(submit("arena")).isEqualTo(1);

        assertThat(output.toString()).contains("is that of other");
    }

    @Test
    void refusesAFolderThatIsNoCheckout() throws IOException {
        Files.writeString(temporary.resolve("something"), "");

        assertThat(submit("")).isEqualTo(2);
        assertThat(lint("")).isEqualTo(2);
        assertThat(submit("arena", "--flavour", "fast")).isEqualTo(2);

        assertThat(errors.toString()).contains("no folder frameworks", "no entry for fast");
    }

    @ParameterizedTest
    @EnumSource
    void entryHasNothingThatTheServerDoesNotNeed(EntryClass entryClass) {
        Entry entry = Samples.ours(entryClass);

        assertThat(entry.files().keySet())
                .noneMatch(path -> path.contains("/test/") || path.contains("/local/") || path.startsWith("gatling"));
        assertThat(entry.text("Dockerfile").orElseThrow())
                .contains("ARG FLAVOUR=" + entryClass.flavour() + "\n")
                .doesNotContain("samples", "AS local")
                .endsWith("FROM runtime AS server\n");
    }

    @Test
    void flavoursDifferInWhatIsSaidAboutThemAlone() {
        Entry standard = Samples.ours(EntryClass.STANDARD);
        Entry engine = Samples.ours(EntryClass.ENGINE);

        assertThat(standard.below("app/src")).isEqualTo(engine.below("app/src"));
        assertThat(standard.below("profiles")).isEqualTo(engine.below("profiles"));
        assertThat(standard.text("meta.json")).isNotEqualTo(engine.text("meta.json"));
    }

    private int submit(String folder, String... options) {
        return command(SubmitMain.commandLine(), folder, options);
    }

    private int lint(String folder, String... options) {
        return command(LintMain.commandLine(), folder, options);
    }

    private int command(CommandLine command, String folder, String... options) {
        List<String> arguments = new ArrayList<>(List.of(options));
        arguments.addAll(List.of("--project", Samples.PROJECT.toString(), arena(folder)));
        return run(command, arguments);
    }

    private int run(CommandLine command, List<String> arguments) {
        return command.setOut(new PrintWriter(output, true))
                .setErr(new PrintWriter(errors, true))
                .execute(arguments.toArray(String[]::new));
    }

    private String arena(String folder) {
        return temporary.resolve(folder).toString();
    }

    private Path frameworks() {
        return temporary.resolve("arena/frameworks");
    }

    private Path copyOfProject() throws IOException {
        Path copy = temporary.resolve("project");
        for (String part : List.of(
                "arena-meta.json",
                "Dockerfile",
                ".dockerignore",
                "pom.xml",
                "profiles/pom.xml",
                "app/pom.xml",
                "app/train",
                "app/jvm",
                "app/src/main",
                "profiles/src/main")) {
            try (Stream<Path> tree = Files.walk(Samples.PROJECT.resolve(part))) {
                for (Path path : tree.filter(Files::isRegularFile).toList()) {
                    Path target = copy.resolve(Samples.PROJECT.relativize(path));
                    Files.createDirectories(target.getParent());
                    Files.copy(path, target);
                }
            }
        }
        return copy;
    }
}
