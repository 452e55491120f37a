@NullMarked
package arena.client;

import org.jspecify.annotations.NullMarked;
