/**
 * What the assertions do to a server: send bytes and time the answer, shake hands under TLS, offer what no server should
 * take, replace files under its eyes. Nothing here knows the number of an assertion.
 */
@NullMarked
package arena.load.validate.client;

import org.jspecify.annotations.NullMarked;
