/** Text formats that more than one endpoint writes for itself. */
@NullMarked
package arena.profiles.text;

import org.jspecify.annotations.NullMarked;
