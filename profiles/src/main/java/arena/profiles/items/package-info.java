/**
 * An item by its id, cache-aside, and its update.
 *
 * <ul>
 *   <li>Endpoints: {@code GET, POST /api/items/{id}}; who may ask is for the edge to say
 *   <li>Profile: production-stack
 *   <li>SPEC 2.3, 9.3; CHECKS 187-190
 *   <li>Punished: a read that leaves the event loop though the item is at hand; many reads of the database for one item
 *       at once; an old item that is answered after its update, which fails validation
 * </ul>
 *
 * <p>An update is a JSON object of at most 4 KiB with {@code name} (a string that is not empty), {@code price} and
 * {@code quantity} (integers, 0 to 2147483647), each once; other fields are ignored, and so is the media type. Nothing
 * is written before all of it is read and found good.
 */
@NullMarked
package arena.profiles.items;

import org.jspecify.annotations.NullMarked;
