package arena.profiles.ws;

import arena.profiles.http.Exchange;
import arena.profiles.http.RequestException;
import io.vertx.core.Handler;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Judges the opening handshake (RFC 6455, 4.2.1), and hands over what passes. */
final class UpgradeHandler implements Handler<Exchange> {

    private static final System.Logger LOG = System.getLogger(UpgradeHandler.class.getName());

    private static final String VERSION = "13";
    private static final CharSequence KEY_HEADER = HttpHeaders.createOptimized("Sec-WebSocket-Key");
    private static final CharSequence VERSION_HEADER = HttpHeaders.createOptimized("Sec-WebSocket-Version");

    /** Of sixteen bytes in Base64. */
    private static final int KEY_LENGTH = 24;

    private final WsEcho echo;

    UpgradeHandler(WsEcho echo) {
        this.echo = echo;
    }

    @Override
    public void handle(Exchange exchange) {
        HttpServerRequest request = exchange.request();
        if (request.version() != HttpVersion.HTTP_1_0 && request.version() != HttpVersion.HTTP_1_1) {
            throw RequestException.badRequest("a WebSocket needs HTTP/1.1");
        }
        if (!isUpgrade(request)) {
            demandUpgrade(exchange, "this is a WebSocket: ask for an upgrade to it");
            return;
        }
        MultiMap headers = request.headers();
        if (!hasToken(headers.getAll(HttpHeaders.CONNECTION), "upgrade")) {
            throw RequestException.badRequest("the Connection header does not say Upgrade");
        }
        if (!onlyValue(headers, VERSION_HEADER).equals(VERSION)) {
            demandUpgrade(exchange, "WebSocket version " + VERSION + " is spoken here");
            return;
        }
        String key = key(headers);
        if (hasBody(headers)) {
            throw RequestException.badRequest("an upgrade has no body");
        }
        echo.upgrade(request, key).onFailure(failure -> LOG.log(System.Logger.Level.DEBUG, "no upgrade", failure));
    }

    private static boolean isUpgrade(HttpServerRequest request) {
        // HTTP/1.0 knows no upgrades, and HEAD can't have one (RFC 9110, 7.8; RFC 6455, 4.1).
        return request.version() == HttpVersion.HTTP_1_1
                && HttpMethod.GET.equals(request.method())
                && "websocket".equalsIgnoreCase(request.getHeader(HttpHeaders.UPGRADE));
    }

    /** Answers 426 with what to upgrade to (RFC 9110, 15.5.22) and the version to ask for (RFC 6455, 4.4). */
    private static void demandUpgrade(Exchange exchange, String message) {
        HttpServerResponse response = exchange.request().response();
        response.putHeader(HttpHeaders.UPGRADE, "websocket")
                .putHeader(HttpHeaders.CONNECTION, "Upgrade")
                .putHeader(VERSION_HEADER, VERSION);
        exchange.fail(new RequestException(426, message));
    }

    private static String onlyValue(MultiMap headers, CharSequence name) {
        List<String> values = headers.getAll(name);
        if (values.size() != 1) {
            throw RequestException.badRequest(
                    "the " + name + " header " + (values.isEmpty() ? "is missing" : "is repeated"));
        }
        return values.getFirst();
    }

    private static String key(MultiMap headers) {
        String key = onlyValue(headers, KEY_HEADER);
        if (!isKey(key)) {
            throw RequestException.badRequest("the " + KEY_HEADER + " header is not 16 bytes in Base64");
        }
        return key;
    }

    private static boolean isKey(String key) {
        try {
            return key.length() == KEY_LENGTH && Base64.getDecoder().decode(key).length == 16;
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    private static boolean hasBody(MultiMap headers) {
        @Nullable String length = headers.get(HttpHeaders.CONTENT_LENGTH);
        return (length != null && !length.equals("0")) || headers.contains(HttpHeaders.TRANSFER_ENCODING);
    }

    private static boolean hasToken(List<String> values, String token) {
        for (String value : values) {
            for (String part : value.split(",", -1)) {
                if (part.strip().equalsIgnoreCase(token)) {
                    return true;
                }
            }
        }
        return false;
    }
}
