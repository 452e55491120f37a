/** What the server counts, for machines. */
@NullMarked
package arena.app.metrics;

import org.jspecify.annotations.NullMarked;
