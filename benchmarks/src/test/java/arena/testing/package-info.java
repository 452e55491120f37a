@NullMarked
package arena.testing;

import org.jspecify.annotations.NullMarked;
