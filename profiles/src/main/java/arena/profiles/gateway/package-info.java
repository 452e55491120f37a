/**
 * A proxy before a server: static files from the one, everything else through it.
 *
 * <ul>
 *   <li>Endpoints: {@code GET /static/{file}}, {@code /baseline2?a=&b=}, {@code /json/{count}} (no multiplier)
 *       and {@code /async-db?min=&max=&limit=}
 *   <li>Profiles: gateway-64, gateway-h3
 *   <li>SPEC 9.1, 9.2; CHECKS 150-175
 *   <li>Punished: the way between proxy and server (connections, copies, a second serialisation of headers), and
 *       CPUs that are split wrongly between them
 * </ul>
 */
@NullMarked
package arena.profiles.gateway;

import org.jspecify.annotations.NullMarked;
