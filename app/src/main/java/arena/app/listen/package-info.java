/** Listening: what a port speaks, opening it on every event loop, and closing it without losing an answer. */
@NullMarked
package arena.app.listen;

import org.jspecify.annotations.NullMarked;
