package arena.load.harness;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Commands to a JVM that runs, through the program that every JDK has for that. */
record Jcmd(long pid) {

    /** Why this process takes no commands, or nothing. */
    Optional<String> obstacle() {
        boolean java = new ProcFs(pid)
                .executable()
                .flatMap(path -> Optional.ofNullable(path.getFileName()))
                .filter(name -> name.toString().equals("java"))
                .isPresent();
        return java ? Optional.empty() : Optional.of("the server is no JVM");
    }

    /** What it answers, or nothing if it cannot be reached. */
    Optional<String> run(String... command) {
        String[] line = new String[command.length + 2];
        line[0] = program().toString();
        line[1] = Long.toString(pid);
        System.arraycopy(command, 0, line, 2, command.length);
        return Command.output(Path.of("").toAbsolutePath(), line);
    }

    /** That of the server's own JDK, else ours. */
    private Path program() {
        return new ProcFs(pid)
                .executable()
                .map(java -> java.resolveSibling("jcmd"))
                .filter(Files::isExecutable)
                .orElse(Path.of(System.getProperty("java.home"), "bin", "jcmd"));
    }
}
