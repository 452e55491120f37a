/** Caching as the endpoints see it: cache-aside, by id. */
@NullMarked
package arena.profiles.cache;

import org.jspecify.annotations.NullMarked;
