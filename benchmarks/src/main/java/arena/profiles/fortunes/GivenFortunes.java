package arena.profiles.fortunes;

import arena.profiles.sql.Database;
import io.vertx.core.Future;
import io.vertx.sqlclient.SqlClient;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** A database that has the rows of the fortunes at once, and knows nothing else. */
public final class GivenFortunes implements Database {

    /** As many as the arena's table has. */
    private static final int ROWS = 200;

    /** Some 90 characters each, one in four with something to escape and beyond ASCII. */
    static List<Fortune> rows() {
        return IntStream.rangeClosed(1, ROWS)
                .mapToObj(id -> new Fortune(
                        id,
                        Integer.toHexString(id * 0x9E3779B1)
                                + (id % 4 == 0
                                        ? " <script>alert(\"½ & more\")</script>"
                                        : " is a number that nobody has chosen")
                                + ", and it is written down where the next one finds it"))
                .toList();
    }

    private final List<Fortune> rows = rows();

    /** The handler wants a list of its own. */
    @SuppressWarnings("unchecked")
    @Override
    public <T> Future<T> run(Function<SqlClient, Future<T>> work) {
        return Future.succeededFuture((T) new ArrayList<>(rows));
    }
}
