/**
 * Messages over a WebSocket, sent back.
 *
 * <ul>
 *   <li>Endpoint: {@code GET /ws} with an upgrade
 *   <li>Profiles: echo-ws, echo-ws-pipeline, echo-ws-limited
 *   <li>SPEC 3, 8; CHECKS 143-149
 *   <li>Punished: objects per frame; a flush per frame where many arrived in one read; a costly handshake
 * </ul>
 */
@NullMarked
package arena.profiles.ws;

import org.jspecify.annotations.NullMarked;
