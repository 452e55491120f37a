/**
 * The shortest answer there is, many at once on a connection.
 *
 * <ul>
 *   <li>Endpoint: {@code GET /pipeline}
 *   <li>Profile: pipelined
 *   <li>SPEC 3, 4.2; CHECKS 29-30
 *   <li>Punished: a write to the socket per answer where sixteen requests arrived in one read
 * </ul>
 */
@NullMarked
package arena.profiles.pipeline;

import org.jspecify.annotations.NullMarked;
