package org.waymark.cli.command;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.cli.command.Arguments.Given;

/**
 * Reads words as GNU programs do: options and operands in any order, letters in bundles, a value in the same word or in
 * the next, and {@code --} before what is no option.
 */
final class ArgumentParser {

    private final Syntax syntax;
    private final List<Given> given = new ArrayList<>();
    private final List<String> operands = new ArrayList<>();

    private ArgumentParser(Syntax syntax, List<Given> before) {
        this.syntax = syntax;
        given.addAll(before);
    }

    /** All of {@code words}, after the common options in {@code before}. */
    static Arguments parse(Syntax syntax, Arguments before, List<String> words) {
        ArgumentParser parser = new ArgumentParser(syntax, before.given());
        parser.read(words.iterator(), false);
        return new Arguments(parser.given, parser.operands);
    }

    /** The options before the first operand; all that follows them counts as operands. */
    static Arguments parseLeading(Syntax syntax, List<String> words) {
        ArgumentParser parser = new ArgumentParser(syntax, List.of());
        parser.read(words.iterator(), true);
        return new Arguments(parser.given, parser.operands);
    }

    private void read(Iterator<String> words, boolean leading) {
        boolean optionsOver = false;
        while (words.hasNext()) {
            String word = words.next();
            if (optionsOver || word.length() < 2 || word.charAt(0) != '-') {
                operands.add(word);
                optionsOver |= leading;
            } else if (word.equals("--")) {
                optionsOver = true;
            } else if (word.startsWith("--")) {
                readLong(word, 2, words);
            } else if (syntax.oneDash() && syntax.withName(nameIn(word, 1)) != null) {
                readLong(word, 1, words);
            } else {
                readLetters(word, words);
            }
        }
    }

    private static String nameIn(String word, int dashes) {
        int equals = word.indexOf('=');
        return equals < 0 ? word.substring(dashes) : word.substring(dashes, equals);
    }

    private void readLong(String word, int dashes, Iterator<String> words) {
        Option option = known(syntax.withName(nameIn(word, dashes)), word);
        int equals = word.indexOf('=');
        if (option.takesValue()) {
            given.add(new Given(option, equals < 0 ? next(words, word) : word.substring(equals + 1)));
        } else if (equals < 0) {
            given.add(new Given(option, ""));
        } else {
            throw new UsageException("Illegal command line arguments: " + word + " takes no value");
        }
    }

    private void readLetters(String word, Iterator<String> words) {
        for (int i = 1; i < word.length(); i++) {
            Option option = known(syntax.withLetter(word.charAt(i)), "-" + word.charAt(i));
            if (!option.takesValue()) {
                given.add(new Given(option, ""));
                continue;
            }
            given.add(new Given(option, i + 1 < word.length() ? word.substring(i + 1) : next(words, word)));
            return;
        }
    }

    private static Option known(@Nullable Option option, String spelling) {
        if (option == null) {
            throw UsageException.unknown(spelling);
        }
        return option;
    }

    private static String next(Iterator<String> words, String option) {
        if (!words.hasNext()) {
            throw new UsageException("Illegal command line arguments: " + option + " needs a value");
        }
        return words.next();
    }
}
