/** What every peer is told. */
@NullMarked
package arena.peer.setup;

import org.jspecify.annotations.NullMarked;
