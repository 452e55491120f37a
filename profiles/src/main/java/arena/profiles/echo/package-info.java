/**
 * The bytes of the request, sent back.
 *
 * <ul>
 *   <li>Endpoint: {@code POST /echo}
 *   <li>Profile: 8gbit
 *   <li>SPEC 3, 4.8, 11.2; CHECKS 53-65
 *   <li>Punished: copies between TLS, buffers and socket, as the rate is fixed and the CPU time per request
 *       counts
 * </ul>
 */
@NullMarked
package arena.profiles.echo;

import org.jspecify.annotations.NullMarked;
