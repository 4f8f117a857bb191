package org.waymark.cli.attributes;

import java.util.List;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Entry;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Query;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.cli.text.LongListing;
import org.waymark.cli.text.UtcTime;
import org.waymark.client.form.EntryForm;

/** Looks for entries by their attributes. */
public final class QueryVerb implements Verb {

    private static final Option BASE = Option.value('b', "base", "LFN", "only at and below this LFN; may be repeated");
    private static final Option LIMIT = Option.value("limit", "NUMBER", "no more than this for each base");
    private static final Option LONG = Option.flag('l', "long", "long lines, as ls -l has them");
    private static final Option ZERO = Option.flag('0', "print0", "LFNs ended by a zero byte, for xargs -0");

    @Override
    public Syntax syntax() {
        return Syntax.of("query", Operands.exactly(1, "EXPRESSION"), "looks for entries by attributes and fields")
                .options(BASE, LIMIT, LONG, ZERO)
                .uses(Operation.QUERY)
                .notes(
                        "Without a base, it looks below $WAYMARK_LFN_HOME, or in a shell the working directory, or /. What the "
                                + "caller may not list or stat is passed over. The order is the catalog's own.",
                        "An EXPRESSION compares attributes, and the fields name, kind, size, owner, group, guid, comment, "
                                + "created, modified, accessed and changed, with values, by = <> < <= > >=, [NOT] LIKE '%_', "
                                + "[NOT] BETWEEN .. AND .., [NOT] IN (..) and IS [NOT] NULL, joined by NOT, AND, OR and "
                                + "parentheses. Texts and dates are quoted: \"run BETWEEN 5 AND 9 AND site LIKE 'CERN%' AND "
                                + "NOT (checked = TRUE OR created < '2026-01-01')\". A comparison with what an entry does not "
                                + "have holds neither as it stands nor negated; IS NULL tells.");
    }

    @Override
    public void run(Call call) {
        Query query = Query.parse(call.arguments().operand(0));
        int limit = call.arguments().number(LIMIT, 1, Integer.MAX_VALUE);
        for (Locator base : bases(call)) {
            try {
                ask(query, base, limit, call);
            } catch (CatalogException e) {
                call.failed(e);
            }
        }
    }

    private static List<Locator> bases(Call call) {
        List<String> bases = call.arguments().values(BASE);
        if (!bases.isEmpty()) {
            return call.entries(bases);
        }
        CatalogPath directory = call.session().directory();
        return List.of(directory == null ? CatalogPath.ROOT : directory);
    }

    private static void ask(Query query, Locator base, int limit, Call call) {
        int left = limit;
        String token = null;
        do {
            PageRequest request = new PageRequest(Math.min(left, PageRequest.DEFAULT_SIZE), token);
            Page<Entry> page = call.catalog().query(base, query, request);
            for (Entry entry : page.items()) {
                print(entry, call);
            }
            left -= page.items().size();
            token = page.next();
        } while (token != null && left > 0);
    }

    private static void print(Entry entry, Call call) {
        Arguments arguments = call.arguments();
        String path = entry.path().text();
        if (call.out().isJson()) {
            EntryForm.FORM.write(entry, call.out().json());
        } else if (arguments.has(ZERO)) {
            call.out().stream().append(path).append('\0');
        } else if (arguments.has(LONG)) {
            String size = Long.toString(entry.size());
            call.out().line(LongListing.posix(entry, path, size, UtcTime.toMinute(entry.modified())));
        } else {
            call.out().line(path);
        }
    }
}
