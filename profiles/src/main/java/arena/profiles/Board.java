package arena.profiles;

/** A leaderboard of the arena. Each sums up the scores of its own profiles (SPEC 0). */
public enum Board {
    HTTP1,
    HTTP2,
    HTTP3,
    GRPC,
    GATEWAY,
    WEBSOCKET
}
