package org.waymark.server.rest;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Atomicity;
import org.waymark.api.CatalogException;
import org.waymark.api.Change;
import org.waymark.api.Checksum;
import org.waymark.api.IdempotencyKey;
import org.waymark.api.Precondition;
import org.waymark.wsdl.rest.model.AtomicityJson;
import org.waymark.wsdl.rest.model.ChangeJson;
import org.waymark.wsdl.rest.model.IfChecksumJson;
import org.waymark.wsdl.rest.model.IfVersionJson;
import org.waymark.wsdl.rest.model.MustNotExistJson;
import org.waymark.wsdl.rest.model.PreconditionJson;

/** The parts of messages on the wire. */
final class MessageTypes {

    private MessageTypes() {}

    static Atomicity atomicity(@Nullable AtomicityJson atomicity) {
        return atomicity == null ? Atomicity.ATOMIC : Atomicity.valueOf(atomicity.name());
    }

    static @Nullable IdempotencyKey key(@Nullable String header) {
        return header == null ? null : new IdempotencyKey(header);
    }

    static List<Precondition> preconditions(@Nullable List<PreconditionJson> preconditions) {
        return preconditions == null
                ? List.of()
                : preconditions.stream().map(MessageTypes::read).toList();
    }

    static Precondition read(PreconditionJson json) {
        if (json instanceof MustNotExistJson nothing) {
            return new Precondition.MustNotExist(EntryTypes.path(nothing.getPath(), "path"));
        }
        if (json instanceof IfVersionJson version) {
            return new Precondition.IfVersion(
                    EntryTypes.locator(version.getLocator(), "locator"),
                    Required.field(version.getVersion(), "version"));
        }
        IfChecksumJson checksum = (IfChecksumJson) json;
        return new Precondition.IfChecksum(
                EntryTypes.locator(checksum.getLocator(), "locator"),
                Checksum.parse(Required.field(checksum.getChecksum(), "checksum")));
    }

    /** @throws CatalogException of the first change that is malformed, with its index */
    static List<Change> changes(List<ChangeJson> changes) {
        List<Change> read = new ArrayList<>(changes.size());
        for (ChangeJson change : changes) {
            try {
                read.add(ChangeTypes.read(change));
            } catch (CatalogException e) {
                throw e.atIndex(read.size());
            }
        }
        return read;
    }
}
