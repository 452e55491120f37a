package arena.profiles.ws;

/**
 * Why this side closes a WebSocket, as its last frame tells the client (RFC 6455, 7.4.1). Immutable.
 *
 * @param text 123 bytes at most
 */
record CloseReason(int code, String text) {

    static final CloseReason GOING_AWAY = new CloseReason(1001, "the server stops");
    static final CloseReason NOT_UTF_8 = new CloseReason(1007, "a text that is not UTF-8");
    static final CloseReason TOO_BIG =
            new CloseReason(1009, "a message of more than " + WsEcho.MAX_MESSAGE_BYTES + " bytes");

    static CloseReason protocolError(String text) {
        return new CloseReason(1002, text);
    }
}
