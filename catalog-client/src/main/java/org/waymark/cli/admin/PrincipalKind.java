package org.waymark.cli.admin;

import org.waymark.api.Principal;
import org.waymark.cli.command.UsageException;

/** The word by which commands tell users from groups. */
final class PrincipalKind {

    static final String USAGE = "users|groups";

    private PrincipalKind() {}

    static Principal.Kind parse(String word) {
        return switch (word) {
            case "user", "users" -> Principal.Kind.USER;
            case "group", "groups" -> Principal.Kind.GROUP;
            default -> throw new UsageException("Illegal command line arguments: " + USAGE + " is wanted, not " + word);
        };
    }
}
