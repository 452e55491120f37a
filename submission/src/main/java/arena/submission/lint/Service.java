package arena.submission.lint;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A service of a compose file, in which most things can be said in two ways. Immutable.
 *
 * @param fields as the file has them
 */
record Service(String name, Map<String, Object> fields) {

    /** Where an image is built: a folder, and its Dockerfile's path from there. */
    record Build(String context, String dockerfile) {}

    Service {
        fields = Map.copyOf(fields);
    }

    String text(String field) {
        return String.valueOf(fields.getOrDefault(field, ""));
    }

    /** A list of texts; a single text is a list of one. */
    List<String> texts(String field) {
        return switch (fields.get(field)) {
            case null -> List.of();
            case List<?> list -> list.stream().map(String::valueOf).toList();
            case Object one -> List.of(one.toString());
        };
    }

    Optional<String> image() {
        return Optional.ofNullable(fields.get("image")).map(Object::toString);
    }

    Optional<Build> build() {
        return switch (fields.get("build")) {
            case null -> Optional.empty();
            case Map<?, ?> map ->
                Optional.of(new Build(text(map, "context", "."), text(map, "dockerfile", "Dockerfile")));
            case Object context -> Optional.of(new Build(context.toString(), "Dockerfile"));
        };
    }

    Map<String, String> environment() {
        Map<String, String> variables = new LinkedHashMap<>();
        switch (fields.get("environment")) {
            case Map<?, ?> map -> map.forEach((name, value) -> variables.put(name.toString(), String.valueOf(value)));
            case List<?> list ->
                list.forEach(item -> {
                    String[] parts = item.toString().split("=", 2);
                    variables.put(parts[0], parts.length > 1 ? parts[1] : "");
                });
            case null, default -> {}
        }
        return variables;
    }

    /** Mounts as {@code SOURCE:TARGET:ro}, or without the last part where they can be written to. */
    List<String> volumes() {
        return fields.get("volumes") instanceof List<?> list
                ? list.stream().map(Service::volume).toList()
                : List.of();
    }

    private static String volume(Object volume) {
        if (volume instanceof Map<?, ?> map) {
            String mode = text(map, "read_only", "false").equals("true") ? ":ro" : "";
            return text(map, "source", "") + ":" + text(map, "target", "") + mode;
        }
        return volume.toString();
    }

    /** What is limited, and to how much: {@code soft/hard}. */
    Map<String, String> limits() {
        return fields.get("ulimits") instanceof Map<?, ?> map
                ? map.entrySet().stream()
                        .collect(Collectors.toMap(limit -> limit.getKey().toString(), limit -> limit(limit.getValue())))
                : Map.of();
    }

    private static String limit(Object limit) {
        return limit instanceof Map<?, ?> map
                ? text(map, "soft", "") + "/" + text(map, "hard", "")
                : limit + "/" + limit;
    }

    /** The condition under which it starts after another service; empty if it does not wait for that. */
    Optional<String> condition(String other) {
        return fields.get("depends_on") instanceof Map<?, ?> map && map.get(other) instanceof Map<?, ?> dependency
                ? Optional.of(text(dependency, "condition", ""))
                : Optional.empty();
    }

    boolean has(String field) {
        return fields.containsKey(field);
    }

    private static String text(Map<?, ?> map, String field, String fallback) {
        Object value = map.get(field);
        return value == null ? fallback : value.toString();
    }
}
