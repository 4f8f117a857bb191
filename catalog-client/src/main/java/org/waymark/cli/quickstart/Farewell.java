package org.waymark.cli.quickstart;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogPath;
import org.waymark.cli.command.CommandLine;
import org.waymark.cli.command.Environment;
import org.waymark.cli.command.Output;
import org.waymark.cli.command.UsageException;

/**
 * Says how to go on.
 *
 * @param data the data directory that was asked for; null for the launcher's own
 */
record Farewell(Environment environment, @Nullable String data, Output out) {

    /** @throws UsageException if this command line was not started by a launcher */
    static Launcher launcher(Environment environment) {
        String home = environment.value(Environment.HOME);
        if (home == null) {
            throw new UsageException("no launcher to start a server with ($" + Environment.HOME
                    + " is not set): name a service that runs, with -s");
        }
        return new Launcher(Path.of(home));
    }

    void print(CatalogPath root) {
        String url = String.valueOf(environment.value(Environment.URL));
        String program = environment.value(Environment.HOME) == null
                ? CommandLine.PROGRAM
                : launcher(environment).callFrom(Path.of("").toAbsolutePath());
        out.line("");
        out.line("The server is left running at " + url + ". From here:");
        out.line("  try it in a browser    " + url + "/docs");
        out.line("  by REST                curl '" + url + "/v1/list?dir=" + root + "'");
        out.line("  the contract           " + url + "/openapi.yaml");
        out.line("  by SOAP                " + url + "/services");
        out.line("  by the command line    " + program + " ls -l " + root + "    (also: " + program + " shell, "
                + program + " help)");
        if (!url.equals(Environment.DEFAULT_URL)) {
            out.line("                         after: export " + Environment.URL + "=" + url);
        }
        String where = data == null ? "" : " --data " + data;
        out.line("  is it running? stop it " + program + " status" + where + "    " + program + " stop" + where);
    }
}
