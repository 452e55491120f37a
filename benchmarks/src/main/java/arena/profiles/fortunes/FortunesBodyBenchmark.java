package arena.profiles.fortunes;

import arena.profiles.Answer.Content;
import arena.profiles.check.Reference;
import arena.profiles.check.Verifier;
import arena.profiles.sql.Database;
import io.vertx.core.buffer.Buffer;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The page of fortunes, of rows that are given: another one added, sorted, and written. */
@State(Scope.Benchmark)
public class FortunesBodyBenchmark {

    /** Flavour of the server. */
    @Param("")
    public String flavour = "";

    private final List<Fortune> rows = GivenFortunes.rows();
    private FortunesHandler handler = new FortunesHandler(Database.ABSENT, FortunesRenderer.template());

    /**
     * Makes a page.
     *
     * @throws IllegalStateException if it is wrong
     */
    @Setup
    public void prepare() {
        FortunesRenderer renderer =
                flavour.equals("standard") ? FortunesRenderer.template() : FortunesRenderer.direct();
        handler = new FortunesHandler(Database.ABSENT, renderer);
        new Verifier(Reference.NONE)
                .problem(new Content.FortunePage(), body().getBytes())
                .ifPresent(problem -> {
                    throw new IllegalStateException(problem);
                });
    }

    /** The cost of a page. */
    @Benchmark
    public Buffer body() {
        return handler.page(new ArrayList<>(rows));
    }
}
