package arena.app.local;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a run is to start. Immutable.
 *
 * @param data used instead of sample data of our own
 * @param certs used instead of a certificate of our own
 * @param database where the server finds PostgreSQL
 * @param settings environment variables that the server gets beside the ones it inherits
 * @param serverPid a file for the server's process id
 * @param server what to start
 * @param parts what runs beside it; empty for the server alone
 */
record StackPlan(
        Optional<Path> data,
        Optional<Path> certs,
        DatabaseSource database,
        Map<String, String> settings,
        Optional<Path> serverPid,
        ServerProgram server,
        Optional<StackParts> parts) {

    StackPlan {
        settings = Map.copyOf(settings);
    }

    /** Where the database comes from. */
    sealed interface DatabaseSource {
        /** Embedded in this process. */
        record Own() implements DatabaseSource {}

        /** Somebody else's. */
        record Given(String url) implements DatabaseSource {}

        /** There is none. */
        record None() implements DatabaseSource {}
    }

    /** What is started as the server. */
    sealed interface ServerProgram {
        List<String> command();

        /** An argument by which a process is known to be one of this program. */
        String mark();
    }

    /**
     * A Java program on our own class path.
     *
     * @param jvmOptions a file of options for its JVM, one or more a line
     */
    record JavaProgram(String mainClass, Optional<Path> jvmOptions, List<String> arguments) implements ServerProgram {
        JavaProgram {
            arguments = List.copyOf(arguments);
        }

        @Override
        public List<String> command() {
            var command = new ArrayList<String>();
            command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
            jvmOptions.ifPresent(file -> command.add("@" + file));
            command.addAll(List.of("-cp", System.getProperty("java.class.path"), mainClass));
            command.addAll(arguments);
            return command;
        }

        @Override
        public String mark() {
            return mainClass;
        }
    }

    /** Any other program, such as a container engine; it finds what it needs in the environment. */
    record OtherProgram(List<String> command) implements ServerProgram {
        OtherProgram {
            if (command.isEmpty()) {
                throw new LocalException("--server-command: the file is empty");
            }
            command = List.copyOf(command);
        }

        @Override
        public String mark() {
            return command.getLast();
        }
    }
}
