package arena.app.loop;

/** What becomes of the pieces that are written to a TCP connection over which HTTP/2 is spoken in clear text. */
public enum Writes {
    /** The transport gets each. */
    AS_THEY_COME,
    /** The transport gets what is small and written together in one piece, see {@link WriteGatherer}. */
    GATHERED
}
