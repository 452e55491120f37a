/** From a request to its handler: by our own table, or by the router of vertx-web in the flavour that has to. */
@NullMarked
package arena.app.route;

import org.jspecify.annotations.NullMarked;
