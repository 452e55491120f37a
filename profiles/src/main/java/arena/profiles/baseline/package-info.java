/**
 * The sum of two operands, and of a number in the body.
 *
 * <ul>
 *   <li>Endpoints: {@code GET, POST /baseline11?a=&b=}, {@code GET /baseline2?a=&b=} and {@code GET
 *       /public/baseline?a=&b=}
 *   <li>Profiles: baseline, limited-conn, latency-1m, latency-10k, latency-500k-8cpu; baseline-h2, baseline-h2c,
 *       baseline-h3; production-stack
 *   <li>SPEC 3, 4.1, 4.3, 4.5, 5.1, 5.3, 6, 9.3; CHECKS 7-28, 66-80, 122, 180, 181
 *   <li>Punished: anything done per request or per connection that the answer does not need
 * </ul>
 */
@NullMarked
package arena.profiles.baseline;

import org.jspecify.annotations.NullMarked;
