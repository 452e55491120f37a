@NullMarked
package arena.profiles;

import org.jspecify.annotations.NullMarked;
