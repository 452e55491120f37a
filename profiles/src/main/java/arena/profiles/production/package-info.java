/**
 * What a small company runs: edge, cache, authentication service, server and database.
 *
 * <ul>
 *   <li>Endpoints: {@code GET /static/{file}}, {@code GET /public/baseline?a=&b=}, {@code GET
 *       /public/json/{count}}, {@code GET, POST /api/items/{id}}, {@code GET /api/me}
 *   <li>Profile: production-stack
 *   <li>SPEC 2.5, 9.1, 9.3; CHECKS 176-191
 *   <li>Punished: a slow check of the token, which every request below {@code /api} pays for; misses of the
 *       cache; a write that leaves a stale item behind fails validation
 * </ul>
 */
@NullMarked
package arena.profiles.production;

import org.jspecify.annotations.NullMarked;
