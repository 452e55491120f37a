/** What can be said about a few measurements of the same thing. Nothing here knows what was measured. */
@NullMarked
package arena.load.stats;

import org.jspecify.annotations.NullMarked;
