package arena.submission.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How many connections the services of a stack may open to the database, together. */
final class PoolCheck implements Check {

    private static final String MAX_CONNECTIONS = "DATABASE_MAX_CONN";
    private static final int BUDGET = 256;

    @Override
    public List<Finding> of(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        for (Stack stack : Stack.of(subject)) {
            List<String> pools = stack.services().values().stream()
                    .map(Service::environment)
                    .filter(variables -> variables.containsKey("DATABASE_URL"))
                    .map(PoolCheck::pool)
                    .toList();
            Optional<Integer> sum = sum(pools);
            if (sum.isEmpty() || sum.get() > BUDGET) {
                findings.add(new Finding(Rule.POOL_BUDGET, stack.profile().file(), MAX_CONNECTIONS + ": " + pools));
            }
        }
        Dockerfile.parse(subject.entry().text("Dockerfile").orElse("")).all("ENV").stream()
                .filter(variable -> variable.arguments().contains(MAX_CONNECTIONS))
                .forEach(variable -> findings.add(new Finding(
                        Rule.POOL_BUDGET, "Dockerfile", variable.arguments() + ": the arena says how many")));
        return findings;
    }

    private static String pool(Map<String, String> variables) {
        return variables.getOrDefault(MAX_CONNECTIONS, "not set");
    }

    private static Optional<Integer> sum(List<String> pools) {
        return pools.stream().allMatch(pool -> pool.matches("[1-9]\\d{0,4}"))
                ? Optional.of(pools.stream().mapToInt(Integer::parseInt).sum())
                : Optional.empty();
    }
}
