@NullMarked
package arena.peer;

import org.jspecify.annotations.NullMarked;
