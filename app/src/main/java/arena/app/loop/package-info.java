/** The event loops, and the transport that they run on. */
@NullMarked
package arena.app.loop;

import org.jspecify.annotations.NullMarked;
