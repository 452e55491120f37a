/** A small server that answers as the arena wants it, and can be told to do one thing wrong. */
@NullMarked
package arena.load.validate.fake;

import org.jspecify.annotations.NullMarked;
