/**
 * HTTP/1.1 byte by byte, for tests and the validator: a request goes out as it is written, whole or in timed pieces, and a
 * response is taken apart without forgiveness (CHECKS 7-65, 84-110, 124-132). No endpoint and no profile is served from
 * here. Needs nothing but the JDK.
 */
@NullMarked
package arena.profiles.wire;

import org.jspecify.annotations.NullMarked;
