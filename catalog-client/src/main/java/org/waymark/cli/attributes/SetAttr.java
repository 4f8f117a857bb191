package org.waymark.cli.attributes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.waymark.api.AttributeChange;
import org.waymark.api.Change;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.UsageException;

/** Sets attributes of entries. */
public final class SetAttr implements ChangingVerb {

    @Override
    public Syntax syntax() {
        return Syntax.of("setattr", Operands.atLeast(2, "NAME=VALUE... LFN..."), "sets attributes of entries")
                .uses(Operation.SET_ATTRIBUTES)
                .notes(
                        "The schema that governs an entry must define its attributes: see lsattr. Others stay as they are. A "
                                + "date is as 2026-11-21T08:53:07Z, or a day, which stands for its beginning in UTC; a boolean "
                                + "is true or false.",
                        "A word with '=' and no slash before it is an attribute, until the first LFN. So a relative LFN such as "
                                + "run=5 is written ./run=5 or lfn:run=5.");
    }

    @Override
    public List<Change> changes(Call call) {
        List<String> words = call.arguments().operands();
        Map<String, String> attributes = new LinkedHashMap<>();
        int read = 0;
        while (read < words.size() && endOfName(words.get(read)) >= 0) {
            add(attributes, words.get(read++));
        }
        if (read == 0 || read == words.size()) {
            throw new UsageException("Illegal command line arguments: NAME=VALUE... LFN... is wanted");
        }
        List<Change> changes = new ArrayList<>();
        for (Locator entry : call.entries(words.subList(read, words.size()))) {
            changes.add(new AttributeChange.SetAttributes(entry, attributes));
        }
        return changes;
    }

    private static void add(Map<String, String> attributes, String word) {
        int equals = endOfName(word);
        String name = word.substring(0, equals);
        if (attributes.put(name, word.substring(equals + 1)) != null) {
            throw new UsageException("Illegal command line arguments: " + name + " is set twice");
        }
    }

    /** Where the = is behind the name that {@code word} starts with; -1 if it is no attribute. */
    private static int endOfName(String word) {
        int equals = word.indexOf('=');
        boolean isLfn = word.lastIndexOf('/', equals) >= 0 || word.startsWith("lfn:") || word.startsWith("guid:");
        return isLfn ? -1 : equals;
    }
}
