/** PostgreSQL: one client per event loop that never keeps a request waiting for a database that is away. */
@NullMarked
package arena.app.db;

import org.jspecify.annotations.NullMarked;
