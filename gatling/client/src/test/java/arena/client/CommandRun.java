package arena.client;

import io.vertx.core.json.JsonObject;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import picocli.CommandLine;

/** What a command printed, and how it ended. */
record CommandRun(int exitCode, String output, String errors) {

    static CommandRun of(String... arguments) {
        StringWriter output = new StringWriter();
        StringWriter errors = new StringWriter();
        CommandLine client = ClientMain.commandLine();
        client.setOut(new PrintWriter(output, true));
        client.setErr(new PrintWriter(errors, true));
        int exitCode = client.execute(arguments);
        return new CommandRun(exitCode, output.toString(), errors.toString());
    }

    List<JsonObject> lines() {
        return output.lines().map(JsonObject::new).toList();
    }

    JsonObject only() {
        List<JsonObject> lines = lines();
        if (lines.size() != 1) {
            throw new AssertionError("not one line: " + this);
        }
        return lines.getFirst();
    }
}
