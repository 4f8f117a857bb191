package org.waymark.cli.namespace;

import java.util.List;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Outcome;
import org.waymark.cli.command.Call;

/** Where something goes whose last operand is a new name, or a directory to put it into. */
record Destination(CatalogPath path, boolean isDirectory) {

    /**
     * @param several whether more than one thing goes there
     * @throws CatalogException NOT_A_DIRECTORY if several things go to what is none
     */
    static Destination of(String text, boolean several, Call call) {
        CatalogPath path = call.path(text);
        Outcome<Entry> there = call.catalog().stat(List.of(path), Follow.YES).get(0);
        boolean directory = there.isOk() && there.require().kind() == EntryKind.DIRECTORY;
        if (several && !directory) {
            throw new CatalogException(ErrorCode.NOT_A_DIRECTORY, "not a directory: " + path);
        }
        return new Destination(path, directory);
    }

    /** The place for something that is called {@code name} where it comes from. */
    CatalogPath placeFor(String name) {
        return isDirectory ? path.child(name) : path;
    }
}
