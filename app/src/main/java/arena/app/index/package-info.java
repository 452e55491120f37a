/** The page at {@code /}, for people. */
@NullMarked
package arena.app.index;

import org.jspecify.annotations.NullMarked;
