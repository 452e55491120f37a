package arena.submission;

/** The project, or the folder to write to, is not as it has to be. Its message is meant for people. */
final class ProjectException extends RuntimeException {

    private static final long serialVersionUID = 1;

    ProjectException(String message) {
        super(message);
    }
}
