/**
 * Messages over a WebSocket, sent back.
 *
 * <ul>
 *   <li>Endpoint: {@code GET /ws} with an upgrade
 *   <li>Profiles: echo-ws, echo-ws-pipeline, echo-ws-limited
 *   <li>Listeners: whichever speak HTTP/1.1
 *   <li>SPEC 3, 8; CHECKS 143-149; RFC 6455
 *   <li>Punished: objects per frame; a flush per frame where many arrived in one read; a costly handshake
 * </ul>
 */
@NullMarked
package arena.profiles.ws;

import org.jspecify.annotations.NullMarked;
