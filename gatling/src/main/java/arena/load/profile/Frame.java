package arena.load.profile;

/**
 * A call on a stack.
 *
 * @param owner class of a Java method, file of a native function's library, empty where nobody knows
 * @param name of the method or function
 */
public record Frame(Kind kind, String owner, String name) {

    /** Where it ran. */
    public enum Kind {
        JAVA,
        NATIVE,
        KERNEL
    }

    /** The name that people know it by. */
    public String label() {
        return owner.isEmpty() ? name : owner + (kind == Kind.NATIVE ? ": " : ".") + name;
    }
}
