/**
 * The user in whose name a request is, cache-aside.
 *
 * <ul>
 *   <li>Endpoint: {@code GET /api/me}; the edge has verified the token and says who it is in {@code X-User-Id}
 *   <li>Profile: production-stack
 *   <li>SPEC 2.3, 2.5, 9.3; CHECKS 191
 *   <li>Punished: a read that leaves the event loop though the user is at hand
 * </ul>
 *
 * <p>A header is no proof: {@code X-User-Id} counts only where the connection comes from the edge, see {@link
 * arena.profiles.me.TrustedEdge}.
 */
@NullMarked
package arena.profiles.me;

import org.jspecify.annotations.NullMarked;
