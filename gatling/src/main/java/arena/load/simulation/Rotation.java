package arena.load.simulation;

/** Which of a profile's requests comes next. */
enum Rotation {
    /** Each connection keeps to one request; the connection after it takes the next one. So does gcannon. */
    PER_CONNECTION,
    /** Each request is followed by the next one, whatever connection it goes over. So does wrk. */
    PER_REQUEST,
    /** Each connection takes one after the other, from the first. So does h2load. */
    PER_CONNECTION_IN_TURN
}
