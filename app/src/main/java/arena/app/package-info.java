@NullMarked
package arena.app;

import org.jspecify.annotations.NullMarked;
