/** PostgreSQL as the endpoints see it. */
@NullMarked
package arena.profiles.sql;

import org.jspecify.annotations.NullMarked;
