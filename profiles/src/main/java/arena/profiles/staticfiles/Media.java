package arena.profiles.staticfiles;

/**
 * What a file has in common with its siblings.
 *
 * @param type media type before coding
 * @param varies whether another Accept-Encoding may get another coding
 * @param compressed whether the server would compress it on the fly if it were not told otherwise
 */
record Media(String type, boolean varies, boolean compressed) {}
