package arena.client;

/** Part of a load. What counts is when a request is sent. */
enum Phase {
    WARM_UP,
    MEASURED,
    OVER
}
