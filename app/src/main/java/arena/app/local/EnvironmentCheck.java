package arena.app.local;

import arena.app.ConfigException;
import arena.app.RoleConfig;
import arena.app.local.StackPlan.DatabaseSource;
import arena.app.local.StackPlan.JavaProgram;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Has the server's own code read what the server and the other programs of ours are going to find in their environment, so
 * that a bad value is refused before anything is made or started for it.
 */
final class EnvironmentCheck {

    private EnvironmentCheck() {}

    /** @throws LocalException if one of them would refuse a value */
    static void check(ServerEnvironment environment) {
        StackPlan plan = environment.plan();
        // What another program makes of them is its own matter.
        if (plan.server() instanceof JavaProgram) {
            read(environment.variables(databaseUrl(plan.database())));
        }
        plan.parts()
                .ifPresent(parts -> parts.environments(environment.certs(), environment.data())
                        .forEach(part -> read(with(environment.inherited(), part))));
    }

    private static void read(Map<String, String> variables) {
        try {
            RoleConfig.from(variables, Runtime.getRuntime().availableProcessors());
        } catch (ConfigException refused) {
            throw new LocalException(String.valueOf(refused.getMessage()), refused);
        }
    }

    /** Where the port of our own is not known yet, any will do. */
    static Optional<String> databaseUrl(DatabaseSource source) {
        return switch (source) {
            case DatabaseSource.None() -> Optional.empty();
            case DatabaseSource.Given(String url) -> Optional.of(url);
            case DatabaseSource.Own() -> Optional.of(LocalPostgres.url(5432));
        };
    }

    private static Map<String, String> with(Map<String, String> inherited, Map<String, String> more) {
        Map<String, String> variables = new HashMap<>(inherited);
        variables.putAll(more);
        return variables;
    }
}
