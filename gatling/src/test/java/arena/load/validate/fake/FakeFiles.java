package arena.load.validate.fake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Answers with files, and with their compressed forms where there are some. Thread-safe. */
final class FakeFiles {

    private static final Map<String, String> TYPES = Map.of(
            "css", "text/css",
            "js", "text/javascript",
            "html", "text/html",
            "json", "application/json",
            "svg", "image/svg+xml",
            "webp", "image/webp",
            "woff2", "font/woff2");

    private final Fault fault;
    private final Path folder;
    private final Map<Path, byte[]> read = new ConcurrentHashMap<>();

    FakeFiles(Fault fault, FakeData data) {
        this.fault = fault;
        this.folder = data.staticFolder();
    }

    FakeResponse answer(FakeRequest request, String name) throws IOException {
        Path file = folder.resolve(name);
        if (!Files.exists(file)) {
            return fault == Fault.MISSING_FILE_IS_EMPTY ? FakeResponse.of("text/plain", "") : FakeResponse.refusal(404);
        }
        String extension = name.substring(name.lastIndexOf('.') + 1);
        String type = isText(extension) ? "text/plain" : TYPES.get(extension);
        Path brotli = folder.resolve(name + ".br");
        if (request.accepts("br") && Files.exists(brotli)) {
            boolean another = fault == Fault.COMPRESSED_FORM_OF_ANOTHER_FILE && name.equals("helpers.js");
            byte[] body = bytes(
                    another ? folder.resolve("vendor.js.br") : brotli,
                    fault == Fault.COMPRESSED_FILES_NEVER_READ_AGAIN || fault == Fault.FILES_NEVER_READ_AGAIN);
            return FakeResponse.of(String.valueOf(type), body).with("Content-Encoding: br");
        }
        if (isEmpty(name)) {
            return FakeResponse.of(String.valueOf(type), "");
        }
        byte[] body = bytes(file, fault == Fault.FILES_NEVER_READ_AGAIN);
        boolean cut = fault == Fault.FILE_CUT && name.equals("vendor.js");
        return FakeResponse.of(String.valueOf(type), cut ? Arrays.copyOf(body, body.length - 1) : body);
    }

    private boolean isText(String extension) {
        return switch (fault) {
            case SCRIPT_AS_TEXT -> extension.equals("js");
            case STYLE_SHEET_AS_TEXT -> extension.equals("css");
            default -> false;
        };
    }

    private boolean isEmpty(String name) {
        return switch (fault) {
            case SCRIPT_EMPTY -> name.equals("app.js");
            case STYLE_SHEET_EMPTY -> name.equals("reset.css");
            default -> false;
        };
    }

    private byte[] bytes(Path file, boolean once) throws IOException {
        byte[] now = Files.readAllBytes(file);
        byte[] before = read.putIfAbsent(file, now);
        return once && before != null ? before : now;
    }
}
