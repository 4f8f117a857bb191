package org.waymark.cli.namespace;

import org.waymark.api.CatalogPath;
import org.waymark.api.Entry;
import org.waymark.api.FindRequest;
import org.waymark.api.Glob;
import org.waymark.api.Operation;
import org.waymark.api.PathPattern;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.cli.command.Wildcards;
import org.waymark.client.form.EntryForm;

/** Tells which LFNs match a pattern. */
public final class Locate implements Verb {

    private static final Option LIMIT = Option.value('n', "limit", "NUMBER", "no more than this for each pattern");

    @Override
    public Syntax syntax() {
        return Syntax.of("locate", Operands.atLeast(1, "PATTERN..."), "tells which LFNs match a pattern")
                .options(LIMIT)
                .uses(Operation.FIND)
                .notes("A pattern with a slash is for the whole path, as '/grid/*/run[12]/**/*.root', where ** is any "
                        + "number of names. One without is for the last name, wherever it is; without a wildcard, for any "
                        + "part of the last name.");
    }

    @Override
    public void run(Call call) {
        boolean found = false;
        for (String pattern : call.arguments().operands()) {
            FindRequest request = request(pattern, call);
            int limit = call.arguments().number(LIMIT, 1, 0);
            boolean[] any = new boolean[1];
            call.catalog().find(request.limitedTo(limit), entry -> {
                any[0] = true;
                print(entry, call);
            });
            found |= any[0];
        }
        if (!found) {
            call.fail();
        }
    }

    private static FindRequest request(String pattern, Call call) {
        if (pattern.indexOf('/') >= 0) {
            return Wildcards.request(pattern, call.session().directory());
        }
        String name = Glob.isPattern(pattern) ? pattern : "*" + pattern + "*";
        return FindRequest.matching(CatalogPath.ROOT, PathPattern.parse("**/" + name));
    }

    private static void print(Entry entry, Call call) {
        if (call.out().isJson()) {
            EntryForm.FORM.write(entry, call.out().json());
        } else {
            call.out().line(entry.path().text());
        }
    }
}
