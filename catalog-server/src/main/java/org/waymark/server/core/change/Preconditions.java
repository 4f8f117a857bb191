package org.waymark.server.core.change;

import java.util.List;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Precondition;
import org.waymark.api.Precondition.IfChecksum;
import org.waymark.api.Precondition.IfVersion;
import org.waymark.api.Precondition.MustNotExist;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

/** What must hold before a message. What was looked at is held, so that it still holds at the message's end. */
public final class Preconditions {

    private Preconditions() {}

    public static void load(List<Precondition> preconditions, Needs needs) {
        for (Precondition precondition : preconditions) {
            if (precondition instanceof MustNotExist) {
                needs.entry(precondition.locator(), Follow.NO);
            } else {
                needs.changed(precondition.locator(), Follow.YES);
            }
        }
    }

    /** @throws CatalogException PERMISSION_DENIED, or PRECONDITION_FAILED for the first that does not hold */
    public static void require(List<Precondition> preconditions, Workspace work) {
        for (Precondition precondition : preconditions) {
            if (precondition instanceof MustNotExist absent) {
                requireAbsent(absent, work);
            } else if (precondition instanceof IfVersion version) {
                requireVersion(version, work);
            } else if (precondition instanceof IfChecksum checksum) {
                requireChecksum(checksum, work);
            }
        }
    }

    private static void requireAbsent(MustNotExist precondition, Workspace work) {
        if (work.resolve(precondition.path(), Follow.NO) instanceof Found) {
            throw failed("already exists: " + precondition.path());
        }
    }

    private static void requireVersion(IfVersion precondition, Workspace work) {
        EntryRecord entry = held(precondition.locator(), work);
        if (entry.version() != precondition.version()) {
            throw failed("the version is %d, not %d: %s"
                    .formatted(
                            entry.version(),
                            precondition.version(),
                            precondition.locator().text()));
        }
    }

    private static void requireChecksum(IfChecksum precondition, Workspace work) {
        EntryRecord entry = held(precondition.locator(), work);
        if (!precondition
                .checksum()
                .equals(entry.checksums().ofType(precondition.checksum().type()))) {
            throw failed(
                    "the checksum is another one: " + precondition.locator().text());
        }
    }

    private static EntryRecord held(Locator locator, Workspace work) {
        EntryRecord entry = existing(locator, work);
        work.access().require(entry, locator.text(), Right.GET_METADATA);
        return work.hold(entry);
    }

    private static EntryRecord existing(Locator locator, Workspace work) {
        try {
            return work.require(locator, Follow.YES).entry();
        } catch (CatalogException e) {
            throw e.code() == ErrorCode.NOT_FOUND ? failed("does not exist: " + locator.text()) : e;
        }
    }

    private static CatalogException failed(String message) {
        return new CatalogException(ErrorCode.PRECONDITION_FAILED, message);
    }
}
