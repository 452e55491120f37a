package arena.app.route;

import static org.assertj.core.api.Assertions.assertThat;

import arena.profiles.http.Route;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PathTableTest {

    @Test
    void findsFixedPathsAndPrefixesOfParameters() {
        PathTable table = table("/pipeline", "/json/{count}", "/");

        assertThat(found(table, "/pipeline")).isEqualTo("/pipeline");
        assertThat(found(table, "/json/")).isEqualTo("/json/{count}");
        assertThat(found(table, "/")).isEqualTo("/");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/pipelin", "/pipeline2", "/Pipeline", "pipeline", "/json", "/json/{count}"})
    void findsNothingElse(String path) {
        assertThat(found(table("/pipeline", "/json/{count}"), path)).isEmpty();
    }

    @Test
    void allocatesNothingToFindAPath() {
        PathTable table = table("/pipeline", "/baseline11", "/json/{count}");
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().threadId();
        int found = 0;
        long before = threads.getThreadAllocatedBytes(thread);

        for (int i = 0; i < 10_000; i++) {
            found += table.find("/baseline11?a=13&b=42", 11) == null ? 0 : 1;
        }

        // What asking for the number costs by itself, and not a byte for each of the finds.
        assertThat(threads.getThreadAllocatedBytes(thread) - before).isLessThan(5_000);
        assertThat(found).isEqualTo(10_000);
    }

    @Test
    void looksAtTheFrontOfTheTextOnly() {
        PathTable table = table("/pipeline");

        assertThat(table.find("/pipeline?a=1", 9)).isNotNull();
        assertThat(table.find("/pipeline?a=1", 13)).isNull();
        assertThat(table.find("/pipeline", 8)).isNull();
    }

    @Test
    void tellsPathsOfTheSameHashApart() {
        List<String> paths = List.of("/AaAa", "/BBBB", "/AaBB", "/BBAa", "/AaAaC", "/BBBBC");
        assertThat(paths.subList(0, 4)).extracting(String::hashCode).containsOnly("/AaAa".hashCode());

        PathTable table = table(paths.toArray(String[]::new));

        assertThat(paths).allSatisfy(path -> assertThat(found(table, path)).isEqualTo(path));
        assertThat(found(table("/AaAa", "/BBBB"), "/AaBB")).isEmpty();
    }

    @Test
    void findsNothingWhereNothingIs() {
        assertThat(found(table(), "/")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void findsEachOfManyRandomPaths(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<String> paths = random.ints(1 + random.nextInt(300))
                .distinct()
                .mapToObj(i -> "/" + i)
                .toList();

        PathTable table = table(paths.toArray(String[]::new));

        assertThat(paths).allSatisfy(path -> assertThat(found(table, path)).isEqualTo(path));
        assertThat(IntStream.range(0, 300).mapToObj(i -> "/x" + i))
                .allSatisfy(path -> assertThat(found(table, path)).isEmpty());
    }

    private static PathTable table(String... templates) {
        return new PathTable(Resource.group(Stream.of(templates)
                .map(template -> Route.get(template, template, "an example", _ -> {}))
                .toList()));
    }

    /** The template of the resource that is found, or nothing. */
    private static String found(PathTable table, String path) {
        Resource resource = table.find(path, path.length());
        return resource == null ? "" : resource.template();
    }
}
