package arena.profiles;

/** The load generator that the arena drives a profile with (SPEC 1.6). */
public enum Tool {
    GCANNON,
    WRK,
    ZRK,
    H2LOAD,
    H2LOAD_H3
}
