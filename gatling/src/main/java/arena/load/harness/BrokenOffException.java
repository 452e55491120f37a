package arena.load.harness;

import java.io.IOException;

/**
 * A load generator ended without saying what it has counted, or was not started since an answer was wrong. This run failed;
 * others may follow.
 */
final class BrokenOffException extends IOException {

    private static final long serialVersionUID = 1;

    BrokenOffException(String message) {
        super(message);
    }
}
