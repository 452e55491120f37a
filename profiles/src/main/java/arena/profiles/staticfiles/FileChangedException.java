package arena.profiles.staticfiles;

/** The file is no longer the version that was chosen: nothing has been sent, and it must be looked up again. */
final class FileChangedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    FileChangedException() {
        super("file changed while it was being read", null, false, false);
    }
}
