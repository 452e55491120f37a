package arena.load.record;

import java.util.List;
import java.util.Optional;

/**
 * A server that was measured, as far as it is known.
 *
 * @param name unique within the record
 * @param kind such as own, peer, nginx, running, revision or image
 * @param flavour our own server's, like transport, loops and tls
 * @param commit that it was built from
 * @param dirty whether there were changes that were not committed
 * @param jarSha256 of the first jar on its class path
 * @param jdk that it ran on
 * @param jvmOptions that it was started with
 */
public record TargetFacts(
        String name,
        String kind,
        Optional<String> flavour,
        Optional<String> transport,
        Optional<Integer> loops,
        Optional<String> tls,
        Optional<String> commit,
        Optional<Boolean> dirty,
        Optional<String> jarSha256,
        Optional<String> jdk,
        List<String> jvmOptions) {

    public TargetFacts {
        jvmOptions = List.copyOf(jvmOptions);
    }
}
