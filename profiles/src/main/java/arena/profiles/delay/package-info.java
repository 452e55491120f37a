/**
 * An answer that is due later, on very many connections.
 *
 * <ul>
 *   <li>Endpoint: {@code GET /delay/{ms}}
 *   <li>Profile: async
 *   <li>SPEC 3, 4.4; CHECKS 31-38
 *   <li>Punished: a thread or much memory per waiting request; timers that fire late (one millisecond costs a
 *       tenth of the rate); answering early, which fails validation
 * </ul>
 */
@NullMarked
package arena.profiles.delay;

import org.jspecify.annotations.NullMarked;
