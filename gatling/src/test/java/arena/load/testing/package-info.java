/** What several tests need. */
@NullMarked
package arena.load.testing;

import org.jspecify.annotations.NullMarked;
