/**
 * The validator: runs the assertions in {@link arena.load.validate.checks} by the launcher of the JUnit platform, and says
 * what came of them, in a table, a page and an XML file.
 */
@NullMarked
package arena.load.validate;

import org.jspecify.annotations.NullMarked;
