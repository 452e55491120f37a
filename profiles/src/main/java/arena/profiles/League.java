package arena.profiles;

/** A class of entries that is ranked on its own. A profile is scored for some of them and only shown to the others. */
public enum League {
    FRAMEWORK,
    ENGINE,
    INFRASTRUCTURE
}
