package org.waymark.cli.quickstart;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.InitialPermissions;
import org.waymark.api.Message;
import org.waymark.api.MissingParents;
import org.waymark.api.Recursion;
import org.waymark.cli.command.Session;
import org.waymark.client.Credentials;

/** Makes directories at the top of the tree, where in a new catalog only its administrator may. */
record Ground(Session session, CatalogOperations catalog) {

    /** Who administers a catalog that believes everybody. */
    private static final String ADMINISTRATOR = "root";

    /** Makes the directories that are missing, which belong to the session's user then. */
    void prepare(List<CatalogPath> directories) {
        List<CatalogPath> missing = new ArrayList<>();
        for (CatalogPath directory : directories) {
            if (!catalog.stat(List.of(directory), Follow.YES).get(0).isOk()) {
                missing.add(directory);
            }
        }
        for (CatalogPath directory : missing) {
            try {
                catalog.apply(made(directory));
            } catch (CatalogException e) {
                if (e.code() != ErrorCode.PERMISSION_DENIED
                        || !session.environment().isMereClaim()) {
                    throw e;
                }
                makeAsAdministrator(directory);
            }
        }
    }

    private void makeAsAdministrator(CatalogPath directory) {
        session.catalogAs(new Credentials.Insecure(ADMINISTRATOR, List.of()))
                .apply(Message.atomic(
                        made(directory),
                        new Change.Chown(directory, session.environment().user(), null, Follow.YES, Recursion.ENTRY)));
    }

    private static Change made(CatalogPath directory) {
        return new Change.Mkdir(directory, MissingParents.CREATE, InitialPermissions.DEFAULT_FOR_DIRECTORY);
    }
}
