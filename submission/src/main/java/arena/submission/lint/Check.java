package arena.submission.lint;

import java.util.List;

/** Looks at one side of an entry. Stateless. */
@FunctionalInterface
interface Check {
    /** What is wrong; nothing about what other checks look at. */
    List<Finding> of(Subject subject);
}
