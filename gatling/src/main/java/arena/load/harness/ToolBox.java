package arena.load.harness;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The load generators that are there.
 *
 * @param h2load the program, if it is installed
 * @param wrk the same
 * @param clientCommand file with the command line of {@code arena-client}, one argument a line, if it was built
 */
public record ToolBox(Optional<Path> h2load, Optional<Path> wrk, Optional<Path> clientCommand) {

    /** One with nothing but what is part of this module. */
    public static final ToolBox EMPTY = new ToolBox(Optional.empty(), Optional.empty(), Optional.empty());

    /** What is found in the folders of the variable {@code PATH}. */
    public static ToolBox ofThisMachine(Optional<Path> clientCommand) {
        return new ToolBox(onOurPath("h2load"), onOurPath("wrk"), clientCommand);
    }

    /** A program in one of these folders, if it is there. */
    public static Optional<Path> onOurPath(String program) {
        String path = Objects.requireNonNullElse(System.getenv("PATH"), "");
        return Stream.of(path.split(File.pathSeparator, -1))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }

    boolean has(LoadTool tool) {
        return switch (tool) {
            case GATLING, IDLE -> true;
            case H2LOAD -> h2load.isPresent();
            case WRK -> wrk.isPresent();
            case ARENA_CLIENT -> clientCommand.isPresent();
        };
    }

    /** A tool that is there, ready to be used. */
    LoadGenerator generator(LoadTool tool) {
        return switch (tool) {
            case GATLING -> new GatlingGenerator();
            case H2LOAD -> new H2loadGenerator(h2load.orElseThrow());
            case WRK -> new WrkGenerator(wrk.orElseThrow());
            case ARENA_CLIENT -> new ArenaClientGenerator(clientCommand.orElseThrow());
            case IDLE -> new IdleGenerator();
        };
    }

    /** What the installed programs say of their version. */
    Map<String, String> versions() {
        Map<String, String> versions = new TreeMap<>();
        h2load.flatMap(program -> Command.firstLine(program.toString(), "--version"))
                .ifPresent(version -> versions.put(LoadTool.H2LOAD.label(), version));
        wrk.flatMap(program -> Command.firstLine(program.toString(), "--version"))
                .ifPresent(version -> versions.put(LoadTool.WRK.label(), version));
        return versions;
    }
}
