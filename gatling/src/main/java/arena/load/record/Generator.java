package arena.load.record;

import java.util.Map;
import java.util.Optional;

/**
 * What measured.
 *
 * @param commit of the checkout that it was built in, if it is one
 * @param dirty whether that had changes that were not committed
 * @param jdk that it runs on
 * @param tools versions, by the tool's name
 */
public record Generator(Optional<String> commit, boolean dirty, String jdk, Map<String, String> tools) {

    public Generator {
        tools = Map.copyOf(tools);
    }
}
