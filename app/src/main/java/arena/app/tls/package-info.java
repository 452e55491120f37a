/** TLS: which library does it, with which protocols and suites, and certificates that follow the disk. */
@NullMarked
package arena.app.tls;

import org.jspecify.annotations.NullMarked;
