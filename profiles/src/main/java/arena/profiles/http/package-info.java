/**
 * What every endpoint needs of HTTP, thin over Vert.x: a route as data, a request and its answer as a handler sees them,
 * typed parameters, and the one kind of failure that is the client's fault.
 */
@NullMarked
package arena.profiles.http;

import org.jspecify.annotations.NullMarked;
