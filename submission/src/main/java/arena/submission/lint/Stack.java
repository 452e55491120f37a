package arena.submission.lint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.YAMLException;

/**
 * The compose file of a profile. Immutable.
 *
 * @param services by their names
 */
record Stack(ComposeProfile profile, Map<String, Service> services) {

    Stack {
        services = Map.copyOf(services);
    }

    /** What the text of a compose file says; empty if it is no YAML with services. */
    static Optional<Stack> parse(ComposeProfile profile, String text) {
        Object document;
        try {
            document = new Yaml(new SafeConstructor(new LoaderOptions())).load(text);
        } catch (YAMLException _) {
            return Optional.empty();
        }
        if (!(document instanceof Map<?, ?> root) || !(root.get("services") instanceof Map<?, ?> services)) {
            return Optional.empty();
        }
        Map<String, Service> found = new HashMap<>();
        services.forEach((name, fields) -> found.put(name.toString(), service(name.toString(), fields)));
        return Optional.of(new Stack(profile, found));
    }

    private static Service service(String name, Object fields) {
        Map<String, Object> known = new HashMap<>();
        if (fields instanceof Map<?, ?> map) {
            map.forEach((field, value) -> {
                if (value != null) {
                    known.put(field.toString(), value);
                }
            });
        }
        return new Service(name, known);
    }

    /** The stacks that an entry has files for, as far as these can be read. */
    static List<Stack> of(Subject subject) {
        List<Stack> stacks = new ArrayList<>();
        for (ComposeProfile profile : ComposeProfile.values()) {
            subject.entry()
                    .text(profile.file())
                    .flatMap(text -> parse(profile, text))
                    .ifPresent(stacks::add);
        }
        return stacks;
    }

    /** Runs this for a service that there is. */
    void with(String name, BiConsumer<String, Service> look) {
        Optional.ofNullable(services.get(name))
                .ifPresent(service -> look.accept(profile.file() + ", " + name, service));
    }

    void withEach(BiConsumer<String, Service> look) {
        services.keySet().stream().sorted().forEach(name -> with(name, look));
    }
}
