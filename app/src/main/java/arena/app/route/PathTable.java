package arena.app.route;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds a resource by a part of a string, without cutting it out: a hash table with open addressing whose keys are compared
 * in place. Immutable.
 */
final class PathTable {

    private final @Nullable Resource[] slots;
    private final int mask;

    PathTable(List<Resource> resources) {
        int capacity = Integer.highestOneBit(Math.max(1, resources.size())) * 4;
        slots = new Resource[capacity];
        mask = capacity - 1;
        for (Resource resource : resources) {
            String key = resource.prefix();
            int slot = hash(key, key.length()) & mask;
            while (slots[slot] != null) {
                slot = (slot + 1) & mask;
            }
            slots[slot] = resource;
        }
    }

    /** The resource whose prefix is {@code text[0, end)}, or null. */
    @Nullable Resource find(String text, int end) {
        int slot = hash(text, end) & mask;
        for (Resource candidate = slots[slot]; candidate != null; candidate = slots[slot]) {
            String key = candidate.prefix();
            if (key.length() == end && text.startsWith(key)) {
                return candidate;
            }
            slot = (slot + 1) & mask;
        }
        return null;
    }

    private static int hash(String text, int end) {
        int hash = 0;
        for (int i = 0; i < end; i++) {
            hash = 31 * hash + text.charAt(i);
        }
        return hash ^ (hash >>> 16);
    }
}
