package arena.profiles.me;

import static java.nio.charset.StandardCharsets.US_ASCII;

import arena.profiles.text.JsonWriter;
import io.vertx.core.buffer.Buffer;

/** See {@link UserRenderer#direct}. Only names and punctuation are constants. */
final class DirectUserRenderer implements UserRenderer {

    private static final byte[] ID = "{\"id\":".getBytes(US_ASCII);
    private static final byte[] NAME = ",\"name\":".getBytes(US_ASCII);
    private static final byte[] EMAIL = ",\"email\":".getBytes(US_ASCII);
    private static final byte[] PLAN = ",\"plan\":".getBytes(US_ASCII);

    private final JsonWriter out = new JsonWriter();

    @Override
    public Buffer render(User user) {
        out.reset();
        out.raw(ID);
        out.number(user.id());
        out.raw(NAME);
        out.string(user.name());
        out.raw(EMAIL);
        out.string(user.email());
        out.raw(PLAN);
        out.string(user.plan());
        out.raw('}');
        return out.copy();
    }
}
