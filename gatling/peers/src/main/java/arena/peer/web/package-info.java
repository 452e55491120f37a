/** Vert.x Web, written as its users write it. */
@NullMarked
package arena.peer.web;

import org.jspecify.annotations.NullMarked;
