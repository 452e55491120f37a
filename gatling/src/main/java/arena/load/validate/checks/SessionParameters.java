package arena.load.validate.checks;

import arena.load.validate.client.ClientProgram;
import java.util.List;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.launcher.LauncherSession;

/** Hands the assertions what the launcher's session knows, so that nothing of it is static. Stateless. */
public final class SessionParameters implements ParameterResolver {

    private static final List<Class<?>> TYPES = List.of(Arena.class, ClientProgram.class, Readiness.class, Tally.class);

    /** Makes these known to the assertions that run in the session. */
    public static void put(
            LauncherSession session, Arena arena, ClientProgram client, Readiness readiness, Tally tally) {
        var store = session.getStore();
        var namespace = org.junit.platform.engine.support.store.Namespace.create(SessionParameters.class);
        store.put(namespace, Arena.class, arena);
        store.put(namespace, ClientProgram.class, client);
        store.put(namespace, Readiness.class, readiness);
        store.put(namespace, Tally.class, tally);
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return TYPES.contains(parameter.getParameter().getType());
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        return context.getStore(StoreScope.LAUNCHER_SESSION, Namespace.create(SessionParameters.class))
                .computeIfAbsent(type, missing -> {
                    throw new IllegalStateException("The session has no " + missing);
                });
    }
}
