/** The HTTP server of the JDK, with virtual threads. */
@NullMarked
package arena.peer.jdk;

import org.jspecify.annotations.NullMarked;
