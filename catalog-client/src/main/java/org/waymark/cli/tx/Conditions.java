package org.waymark.cli.tx;

import java.util.List;
import org.waymark.api.CatalogException;
import org.waymark.api.Checksum;
import org.waymark.api.Precondition;
import org.waymark.cli.command.Call;

/** What must hold for a transaction to happen, as the command line and transaction files say it. */
final class Conditions {

    static final String MUST_NOT_EXIST = "must-not-exist";
    static final String IF_VERSION = "if-version";
    static final String IF_CHECKSUM = "if-checksum";

    private Conditions() {}

    static boolean isOne(String word) {
        return word.equals(MUST_NOT_EXIST) || word.equals(IF_VERSION) || word.equals(IF_CHECKSUM);
    }

    /** Reads the words of a line, as {@code if-version /a/b 7}. */
    static Precondition parse(List<String> words, Call call) {
        String name = words.get(0);
        int wanted = name.equals(MUST_NOT_EXIST) ? 2 : 3;
        if (words.size() != wanted) {
            throw CatalogException.invalid(name + " takes " + (wanted == 2 ? "an LFN" : "an LFN and a value"));
        }
        String entry = words.get(1);
        return switch (name) {
            case IF_VERSION -> new Precondition.IfVersion(call.entry(entry), version(words.get(2)));
            case IF_CHECKSUM -> new Precondition.IfChecksum(call.entry(entry), Checksum.parse(words.get(2)));
            default -> new Precondition.MustNotExist(call.path(entry));
        };
    }

    /** Reads the value of an option, as {@code /a/b=7}. */
    static Precondition parseOption(String name, String value, Call call) {
        int equals = value.lastIndexOf('=');
        if (name.equals(MUST_NOT_EXIST)) {
            return parse(List.of(name, value), call);
        }
        if (equals < 0) {
            throw CatalogException.invalid("--" + name + " takes LFN=VALUE");
        }
        return parse(List.of(name, value.substring(0, equals), value.substring(equals + 1)), call);
    }

    private static long version(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw CatalogException.invalid("not a version: " + text);
        }
    }
}
