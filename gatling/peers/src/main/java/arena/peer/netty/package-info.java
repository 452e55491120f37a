/** Hand-written Netty: what the transport can do at most. */
@NullMarked
package arena.peer.netty;

import org.jspecify.annotations.NullMarked;
