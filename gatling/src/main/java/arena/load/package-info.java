/** Load generation and measurement: the command line. */
@NullMarked
package arena.load;

import org.jspecify.annotations.NullMarked;
