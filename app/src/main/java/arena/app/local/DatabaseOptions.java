package arena.app.local;

import arena.app.local.StackPlan.DatabaseSource;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of {@code scripts/arena run} that say where the database is. Filled in by picocli. */
final class DatabaseOptions {

    @Option(
            names = "--database-url",
            paramLabel = "URL",
            description = "postgres://USER:PASSWORD@HOST:PORT/DATABASE, instead of a PostgreSQL started here.")
    private @Nullable String url;

    @Option(names = "--no-database", description = "Start no PostgreSQL, and give the server none.")
    private boolean none;

    /** @throws LocalException if it is no URL of a database */
    void check() {
        if (url != null && !url.matches("postgres(ql)?://.+")) {
            throw new LocalException("--database-url does not begin with postgres://");
        }
    }

    DatabaseSource source() {
        if (none) {
            return new DatabaseSource.None();
        }
        return url == null ? new DatabaseSource.Own() : new DatabaseSource.Given(url);
    }
}
