package arena.profiles.fortunes;

import io.vertx.core.buffer.Buffer;
import java.util.List;

/**
 * Makes the page of fortunes, in UTF-8, with every message escaped. Flavours differ in how; but for white space the pages
 * are the same. One per event loop.
 */
public sealed interface FortunesRenderer permits TemplateRenderer, DirectRenderer {

    /** The page with these fortunes in this order. */
    Buffer render(List<Fortune> fortunes);

    /** By a template in a file of its own, compiled by JStachio, which escapes all it is given. */
    static FortunesRenderer template() {
        return new TemplateRenderer();
    }

    /** By writing bytes: no string is made on the way. */
    static FortunesRenderer direct() {
        return new DirectRenderer();
    }
}
