package arena.submission.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the services of a stack are given, and whom they wait for. */
final class WiringCheck implements Check {

    private static final String HEALTHY = "service_healthy";
    private static final String SERVER = "server";
    private static final String CACHE = "cache";
    private static final String AUTHSVC = "authsvc";

    private static final List<String> EDGE_MOUNTS =
            List.of("${CERTS_DIR}:/certs:ro", "${DATA_DIR}/static:/data/static:ro");
    private static final List<String> SERVER_MOUNTS = List.of("${DATA_DIR}/dataset.json:/data/dataset.json:ro");
    private static final List<String> CACHE_MOUNTS =
            List.of("${DATA_DIR}/redis-seed.txt:/seed.txt:ro", "${DATA_DIR}/redis-entrypoint.sh:/entrypoint.sh:ro");

    private static final Map<String, String> DATABASE = Map.of("DATABASE_URL", "${DATABASE_URL}");
    private static final Map<String, String> REDIS = Map.of("REDIS_URL", "redis://127.0.0.1:6379");

    /** The secret is the arena's, and public. */
    private static final Map<String, String> AUTHENTICATION =
            Map.of("JWT_SECRET", "httparena-bench-secret-do-not-use-in-production", "AUTHSVC_LISTEN", "0.0.0.0:9090");

    @Override
    public List<Finding> of(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        for (Stack stack : Stack.of(subject)) {
            stack.with(stack.profile().edge(), (where, edge) -> findings.addAll(mounts(where, edge, EDGE_MOUNTS)));
            stack.with(SERVER, (where, server) -> {
                findings.addAll(mounts(where, server, SERVER_MOUNTS));
                findings.addAll(variables(where, server, DATABASE));
            });
            if (stack.profile() == ComposeProfile.PRODUCTION_STACK) {
                findings.addAll(production(stack));
            }
        }
        return findings;
    }

    private static List<Finding> production(Stack stack) {
        List<Finding> findings = new ArrayList<>();
        stack.with(SERVER, (where, server) -> {
            findings.addAll(variables(where, server, REDIS));
            findings.addAll(waits(where, server, CACHE));
        });
        stack.with("edge", (where, edge) -> findings.addAll(waits(where, edge, AUTHSVC)));
        stack.with(AUTHSVC, (where, service) -> {
            findings.addAll(variables(where, service, AUTHENTICATION));
            findings.addAll(health(where, service));
        });
        stack.with(CACHE, (where, cache) -> {
            findings.addAll(mounts(where, cache, CACHE_MOUNTS));
            findings.addAll(health(where, cache));
            if (!cache.texts("entrypoint").equals(List.of("sh", "/entrypoint.sh"))) {
                findings.add(new Finding(Rule.ENVIRONMENT, where, "entrypoint: " + cache.texts("entrypoint")));
            }
            if (!cache.text("image").equals("redis:7-alpine")) {
                findings.add(new Finding(Rule.ENVIRONMENT, where, "image: " + cache.text("image")));
            }
        });
        return findings;
    }

    private static List<Finding> mounts(String where, Service service, List<String> needed) {
        return needed.stream()
                .filter(mount -> !service.volumes().contains(mount))
                .map(mount -> new Finding(Rule.MOUNTS, where, "lacks " + mount))
                .toList();
    }

    private static List<Finding> variables(String where, Service service, Map<String, String> needed) {
        Map<String, String> given = service.environment();
        return needed.entrySet().stream()
                .filter(variable -> !variable.getValue().equals(given.get(variable.getKey())))
                .map(variable ->
                        new Finding(Rule.ENVIRONMENT, where, variable.getKey() + " is not " + variable.getValue()))
                .toList();
    }

    private static List<Finding> waits(String where, Service service, String other) {
        return service.condition(other).filter(HEALTHY::equals).isPresent()
                ? List.of()
                : List.of(new Finding(Rule.DEPENDENCIES, where, "depends_on: not " + HEALTHY + " for " + other));
    }

    private static List<Finding> health(String where, Service service) {
        return service.has("healthcheck")
                ? List.of()
                : List.of(new Finding(Rule.DEPENDENCIES, where, "healthcheck: none, so nobody can wait for it"));
    }
}
