/**
 * The edge: what stands between the clients and a server. It ends TLS, serves the static files itself, asks the authentication
 * service about every request to {@code /api}, and passes the rest on, streaming both ways.
 *
 * <ul>
 *   <li>Profiles: gateway-64, gateway-h3, production-stack, in flavour {@code engine}
 *   <li>SPEC 9; CHECKS 150-191
 * </ul>
 *
 * <p>Everything in here belongs to one event loop, connections to the server included. The README in this package tells why it
 * is not the proxy of the framework, what it promises and what it costs.
 */
@NullMarked
package arena.app.edge;

import org.jspecify.annotations.NullMarked;
