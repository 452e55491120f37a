package arena.profiles.fortunes;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.vertx.core.buffer.Buffer;
import java.util.List;

/** See {@link FortunesRenderer#direct}. */
final class DirectRenderer implements FortunesRenderer {

    private static final byte[] HEAD = """
            <!DOCTYPE html>
            <html>
            <head><meta charset="utf-8"><title>Fortunes</title></head>
            <body>
            <table>
            <tr><th>id</th><th>message</th></tr>
            """.getBytes(UTF_8);

    private static final byte[] ID = "<tr><td>".getBytes(UTF_8);
    private static final byte[] MESSAGE = "</td><td>".getBytes(UTF_8);
    private static final byte[] ROW_END = "</td></tr>\n".getBytes(UTF_8);

    private static final byte[] TAIL = """
            </table>
            </body>
            </html>
            """.getBytes(UTF_8);

    private final HtmlWriter out = new HtmlWriter();

    @Override
    public Buffer render(List<Fortune> fortunes) {
        out.clear();
        out.markup(HEAD);
        for (Fortune fortune : fortunes) {
            out.markup(ID);
            out.number(fortune.id());
            out.markup(MESSAGE);
            out.text(fortune.message());
            out.markup(ROW_END);
        }
        out.markup(TAIL);
        return out.copy();
    }
}
