package arena.load.harness;

import arena.load.record.Metric;
import java.io.IOException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What lives in the heap after a load and a full GC, less what lived before it. */
record Retention() implements DeepPass {

    private static final double BYTES_PER_MIB = 1024 * 1024;

    /** The last line of a histogram of all classes: objects and bytes. */
    private static final Pattern TOTAL = Pattern.compile("^Total\\s+\\d+\\s+(\\d+)\\s*$", Pattern.MULTILINE);

    @Override
    public Metric metric() {
        return Metric.RETAINED;
    }

    @Override
    public Optional<String> obstacle(ServerProcesses server) {
        return new Jcmd(server.pid()).obstacle();
    }

    @Override
    public double measure(ServerProcesses server, Load load) throws IOException, Unmeasured {
        long before = live(server);
        load.send();
        return (live(server) - before) / BYTES_PER_MIB;
    }

    /** The histogram counts after a full GC. */
    private static long live(ServerProcesses server) throws Unmeasured {
        return new Jcmd(server.pid())
                .run("GC.class_histogram")
                .flatMap(Retention::total)
                .orElseThrow(() -> new Unmeasured("jcmd GC.class_histogram does not answer"));
    }

    static Optional<Long> total(String histogram) {
        Matcher matcher = TOTAL.matcher(histogram);
        return matcher.find() ? Optional.of(Long.valueOf(matcher.group(1))) : Optional.empty();
    }
}
