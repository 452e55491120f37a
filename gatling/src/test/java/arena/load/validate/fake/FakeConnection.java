package arena.load.validate.fake;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** Speaks HTTP/1.1 over a connection until either side closes it. Used by one thread. */
final class FakeConnection {

    private static final int UPGRADED = 101;

    private final InputStream in;
    private final OutputStream out;
    private final Fault fault;
    private final FakeEndpoints endpoints;

    FakeConnection(InputStream in, OutputStream out, Fault fault, FakeEndpoints endpoints) {
        this.in = new BufferedInputStream(in);
        this.out = out;
        this.fault = fault;
        this.endpoints = endpoints;
    }

    void serve() throws IOException {
        boolean open = true;
        while (open) {
            FakeRequest request = read();
            FakeResponse response = endpoints.answer(request);
            out.write(response.bytes());
            out.flush();
            if (response.status() == UPGRADED) {
                endpoints.webSockets().echo(in, out);
                return;
            }
            open = fault == Fault.CONNECTION_NEVER_CLOSED
                    || !request.field("Connection").equals("close");
        }
    }

    private FakeRequest read() throws IOException {
        String[] line = line(fault == Fault.REQUEST_LINE_MUST_COME_WHOLE).split(" ", 3);
        if (line.length < 3) {
            throw new EOFException("no request line");
        }
        Map<String, String> fields = fault == Fault.FIELD_NAMES_MUST_HAVE_CAPITALS
                ? new TreeMap<>()
                : new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        boolean whole = fault == Fault.FIELDS_MUST_COME_WHOLE;
        for (String field = line(whole); !field.isEmpty(); field = line(whole)) {
            int colon = field.indexOf(':');
            fields.put(field.substring(0, colon), field.substring(colon + 1).strip());
        }
        return new FakeRequest(line[0], line[1], fields, body(new FakeRequest(line[0], line[1], fields, "")));
    }

    private String body(FakeRequest head) throws IOException {
        if (head.field("Transfer-Encoding").equals("chunked")) {
            return chunks();
        }
        String length = head.field("Content-Length");
        return length.isEmpty() ? "" : new String(in.readNBytes(Integer.parseInt(length)), StandardCharsets.ISO_8859_1);
    }

    private String chunks() throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        int number = 0;
        for (int size = size(); size > 0; size = size()) {
            byte[] chunk = in.readNBytes(size);
            line(false);
            number++;
            boolean ignored =
                    fault == Fault.CHUNKED_BODY_IGNORED || (fault == Fault.SECOND_CHUNK_IGNORED && number == 2);
            body.write(ignored ? new byte[0] : chunk);
        }
        line(false);
        return body.toString(StandardCharsets.ISO_8859_1);
    }

    private int size() throws IOException {
        return Integer.parseInt(line(false), 16);
    }

    /** @param whole whether a line that does not come in one piece breaks the connection */
    private String line(boolean whole) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0 || (whole && in.available() == 0)) {
                throw new EOFException();
            }
            line.append((char) c);
        }
        return line.toString().strip();
    }
}
