package arena.submission.lint;

import arena.profiles.Profiles;
import arena.submission.entry.Entry;
import arena.submission.entry.Meta;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The fields of {@code meta.json}, and the profiles that it subscribes to. */
final class MetaCheck implements Check {

    private static final List<String> AXES = List.of("routing", "middleware", "request", "response");

    /** Ids of SPEC 13. */
    private static final Set<String> RETIRED = Set.of(
            "json",
            "upload",
            "static",
            "api-4",
            "api-16",
            "crud",
            "stream-grpc",
            "stream-grpc-tls",
            "noisy",
            "compression",
            "mixed",
            "caching",
            "tcp-frag",
            "echo-100k",
            "in-out",
            "echo-10k",
            "efficiency",
            "millionaire",
            "latency-500k-4cpu");

    private static final Map<String, Predicate<JsonNode>> REQUIRED = Map.of(
            "display_name", MetaCheck::isText,
            "language", MetaCheck::isText,
            "engine", MetaCheck::isText,
            "type",
                    type -> Set.of("flagship", "emerging", "experimental", "engine", "infrastructure")
                            .contains(type.asText()),
            "description", MetaCheck::isText,
            "repo", repo -> repo.asText().startsWith("https://"),
            "enabled", JsonNode::isBoolean,
            "tests", MetaCheck::isTexts,
            "maintainers", MetaCheck::isUserNames);

    private static final Map<String, Predicate<JsonNode>> OPTIONAL = Map.of(
            "mode", mode -> Set.of("standard", "tuned").contains(mode.asText()),
            "tls_check", JsonNode::isBoolean,
            "completeness", MetaCheck::isCompleteness);

    @Override
    public List<Finding> of(Subject subject) {
        Meta meta = subject.meta();
        List<Finding> findings = new ArrayList<>();
        REQUIRED.forEach((field, good) -> {
            if (!good.test(meta.json().path(field))) {
                findings.add(bad(field, meta));
            }
        });
        meta.json().fieldNames().forEachRemaining(field -> {
            Predicate<JsonNode> good =
                    Optional.ofNullable(OPTIONAL.get(field)).orElse(_ -> REQUIRED.containsKey(field));
            if (!good.test(meta.json().path(field))) {
                findings.add(bad(field, meta));
            }
        });
        if (meta.json().has("mode") && !isFramework(meta)) {
            findings.add(new Finding(Rule.META, Entry.META, "mode: only frameworks have one"));
        }
        findings.addAll(tests(meta.tests()));
        if (meta.maintainers().isEmpty()) {
            findings.add(new Finding(Rule.NO_MAINTAINER, Entry.META, "maintainers: none (submit --maintainer NAME)"));
        }
        return findings;
    }

    private static List<Finding> tests(List<String> tests) {
        List<Finding> findings = new ArrayList<>();
        if (tests.isEmpty()) {
            findings.add(new Finding(Rule.META, Entry.META, "tests: none"));
        }
        Set<String> seen = new HashSet<>();
        for (String id : tests) {
            if (RETIRED.contains(id)) {
                findings.add(new Finding(Rule.RETIRED_TEST, Entry.META, "tests: " + id));
            } else if (Profiles.byId(id).isEmpty()) {
                findings.add(new Finding(Rule.UNKNOWN_TEST, Entry.META, "tests: " + id));
            }
            if (!seen.add(id)) {
                findings.add(new Finding(Rule.META, Entry.META, "tests: " + id + " is there twice"));
            }
        }
        return findings;
    }

    private static Finding bad(String field, Meta meta) {
        JsonNode value = meta.json().path(field);
        return new Finding(Rule.META, Entry.META, field + ": " + (value.isMissingNode() ? "missing" : value));
    }

    private static boolean isFramework(Meta meta) {
        return Set.of("flagship", "emerging", "experimental")
                .contains(meta.json().path("type").asText());
    }

    private static boolean isText(JsonNode node) {
        return node.isTextual() && !node.asText().isBlank();
    }

    private static boolean isTexts(JsonNode node) {
        return node.isArray() && node.valueStream().allMatch(MetaCheck::isText);
    }

    private static boolean isUserNames(JsonNode node) {
        return isTexts(node) && node.valueStream().map(JsonNode::asText).allMatch(Meta::isUserName);
    }

    private static boolean isCompleteness(JsonNode node) {
        return node.isObject()
                && node.propertyStream()
                        .allMatch(axis ->
                                AXES.contains(axis.getKey()) && axis.getValue().isBoolean());
    }
}
