package arena.submission.lint;

import java.util.regex.Pattern;

/** Names of container images. */
final class Images {

    private static final Pattern VERSION = Pattern.compile("v?\\d.*");
    private static final Pattern DIGEST = Pattern.compile(".+@sha256:[0-9a-f]{64}");

    private Images() {}

    /** Whether it stays what it is: a tag that names a version, or a digest. */
    static boolean isPinned(String image) {
        return DIGEST.matcher(image).matches() || VERSION.matcher(tag(image)).matches();
    }

    /** The last part of the name, without registry, owner and tag. */
    static String shortName(String image) {
        String name = image.replaceFirst("@.*", "");
        name = name.substring(name.lastIndexOf('/') + 1);
        int colon = name.indexOf(':');
        return colon < 0 ? name : name.substring(0, colon);
    }

    /** The tag, empty where there is none. */
    static String tag(String image) {
        String name = image.substring(image.lastIndexOf('/') + 1);
        int colon = name.indexOf(':');
        return colon < 0 ? "" : name.substring(colon + 1);
    }
}
