package arena.profiles;

/** What is spoken on a connection. */
public enum Protocol {
    HTTP_1_1,
    HTTP_2,
    HTTP_3,
    GRPC,
    WEBSOCKET
}
