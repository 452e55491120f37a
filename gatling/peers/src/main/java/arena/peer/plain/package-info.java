/** A plain handler on an HTTP server of Vert.x with default options. */
@NullMarked
package arena.peer.plain;

import org.jspecify.annotations.NullMarked;
