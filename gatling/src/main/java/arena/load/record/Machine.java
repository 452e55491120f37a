package arena.load.record;

/**
 * Where the load came from; and the server too, unless the target says otherwise.
 *
 * @param cpu model name
 * @param cores logical CPUs that the load generator's process may use
 */
public record Machine(String kernel, String cpu, int cores, long memoryMiB) {}
