/**
 * HTTP/1.1 byte by byte and WebSocket frame by frame, for tests and the validator: a request or a frame goes out as it is
 * written, whole or in timed pieces, and an answer is taken apart without forgiveness (CHECKS 7-65, 84-110, 124-132,
 * 143-149). No endpoint and no profile is served from here. Needs nothing but the JDK.
 */
@NullMarked
package arena.profiles.wire;

import org.jspecify.annotations.NullMarked;
