package org.waymark.cli.admin;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.CommandLine;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;

/** Tells the version of this program. */
public final class Version implements Verb {

    @Override
    public Syntax syntax() {
        return Syntax.of("version", Operands.NONE, "tells the version of this program")
                .notes("config tells that of the service.");
    }

    @Override
    public void run(Call call) {
        if (call.out().isJson()) {
            call.out()
                    .json()
                    .beginObject()
                    .field("program", CommandLine.PROGRAM)
                    .field("version", text())
                    .endObject();
        } else {
            call.out().line(CommandLine.PROGRAM + " " + text());
        }
    }

    private static String text() {
        try (InputStream in = Version.class.getResourceAsStream("/org/waymark/cli/version.txt")) {
            return in == null ? "unknown" : new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
