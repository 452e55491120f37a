/**
 * A program that asks a server over HTTP/2 and HTTP/3, and loads it, by the HTTP client of Vert.x. It knows no profile: what
 * to send and what to expect comes from its command line and its input. {@link arena.client.ClientMain} is its only door.
 */
@NullMarked
package arena.client;

import org.jspecify.annotations.NullMarked;
