package arena.app.local;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The files of this package that the build carries along. */
final class Resources {
    private Resources() {}

    static String text(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    static byte[] bytes(String name) {
        try (InputStream in = Resources.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new LocalException("The resource " + name + " is missing from the build");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new LocalException("Cannot read the resource " + name, e);
        }
    }
}
