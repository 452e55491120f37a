/**
 * Who is asking: the authentication service of the production stack, which an edge consults about each request.
 *
 * <ul>
 *   <li>Endpoints: {@code GET /_auth} answers 200 with {@code X-User-Id}, or 401; {@code GET /_health}
 *   <li>Profile: production-stack
 *   <li>SPEC 2.5, 9.3; CHECKS 183-187, 191
 * </ul>
 *
 * <p>Nothing is remembered from one request to the next: each token is verified whenever it is shown.
 */
@NullMarked
package arena.app.auth;

import org.jspecify.annotations.NullMarked;
