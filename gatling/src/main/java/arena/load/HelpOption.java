package arena.load;

import picocli.CommandLine.Option;

/** What every command has. */
final class HelpOption {

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help and end.")
    @SuppressWarnings("UnusedVariable") // picocli itself looks at it
    private boolean help;
}
