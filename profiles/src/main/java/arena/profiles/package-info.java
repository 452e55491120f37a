/**
 * The catalogue: what the arena asks of a server, as plain data. It depends on nothing but the JDK, so that the server,
 * the tests, the load generator and the exporter can all read it.
 */
@NullMarked
package arena.profiles;

import org.jspecify.annotations.NullMarked;
