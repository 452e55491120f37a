package arena.load.harness;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The load generators that are there.
 *
 * @param h2load the program, if it is installed
 * @param clientCommand file with the command line of {@code arena-client}, one argument a line, if it was built
 */
public record ToolBox(Optional<Path> h2load, Optional<Path> clientCommand) {

    /** What is found in the folders of the variable {@code PATH}. */
    public static ToolBox onPath(String path, Optional<Path> clientCommand) {
        return new ToolBox(program("h2load", path), clientCommand);
    }

    boolean has(LoadTool tool) {
        return switch (tool) {
            case GATLING -> true;
            case H2LOAD -> h2load.isPresent();
            case ARENA_CLIENT -> clientCommand.isPresent();
        };
    }

    /** A tool that is there, ready to be used. */
    LoadGenerator generator(LoadTool tool) {
        return switch (tool) {
            case GATLING -> new GatlingGenerator();
            case H2LOAD -> new H2loadGenerator(h2load.orElseThrow());
            case ARENA_CLIENT -> new ArenaClientGenerator(clientCommand.orElseThrow());
        };
    }

    private static Optional<Path> program(String name, String path) {
        return Stream.of(path.split(File.pathSeparator, -1))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
