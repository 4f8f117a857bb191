package org.waymark.cli.interactive;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.EntryKind;
import org.waymark.api.ErrorCode;
import org.waymark.cli.command.CommandLine;
import org.waymark.cli.command.Session;
import org.waymark.cli.command.UsageException;

/** What can be typed where one command follows another: every command, and those that only there make sense. */
final class Commands {

    private Commands() {}

    /** Carries out the command of these words, if there are any; whether it went well. */
    static boolean run(List<String> words, CommandLine commands) {
        if (words.isEmpty()) {
            return true;
        }
        List<String> command =
                words.get(0).equals(CommandLine.PROGRAM) ? new ArrayList<>(words.subList(1, words.size())) : words;
        if (command.isEmpty()) {
            return true;
        }
        return switch (command.get(0)) {
            case "cd" -> changeDirectory(command, commands);
            case "pwd" -> {
                commands.session().console().out().println(directory(commands.session()));
                yield true;
            }
            case "-", "shell" -> {
                commands.session().console().err().println(command.get(0) + ": here already");
                yield false;
            }
            default -> commands.run(command) == 0;
        };
    }

    static CatalogPath directory(Session session) {
        CatalogPath directory = session.directory();
        return directory == null ? CatalogPath.ROOT : directory;
    }

    private static boolean changeDirectory(List<String> command, CommandLine commands) {
        Session session = commands.session();
        try {
            CatalogPath to = command.size() < 2
                    ? CatalogPath.ROOT
                    : directory(session)
                            .resolve(
                                    command.get(1).startsWith("lfn:")
                                            ? command.get(1).substring(4)
                                            : command.get(1));
            if (session.catalog().stat(to).kind() != EntryKind.DIRECTORY) {
                throw new CatalogException(ErrorCode.NOT_A_DIRECTORY, "not a directory: " + to);
            }
            session.changeDirectory(to);
            return true;
        } catch (CatalogException | UsageException e) {
            session.console().out().flush();
            session.console().err().println("cd: " + e.getMessage());
            return false;
        }
    }
}
