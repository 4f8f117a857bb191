package org.waymark.server.soap.waymark;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.AclEntry.Tag;
import org.waymark.api.Decision;
import org.waymark.api.EntryAcl;
import org.waymark.api.Rights;
import org.waymark.server.soap.SoapWriter;
import org.waymark.server.wire.Modes;

/** ACLs on the wire. */
final class AclTypes {

    private AclTypes() {}

    static Acl read(List<Fields> entries) {
        return new Acl(readEntries(entries));
    }

    static List<AclEntry> readEntries(List<Fields> entries) {
        return entries.stream()
                .map(fields -> entry(fields, Rights.parse(fields.requireText("rights"))))
                .toList();
    }

    static List<AclEntry> readSubjects(List<Fields> subjects) {
        return subjects.stream().map(fields -> entry(fields, Rights.NONE)).toList();
    }

    private static AclEntry entry(Fields fields, Rights rights) {
        String principal = fields.text("principal");
        AclEntry entry =
                new AclEntry(fields.requireConstant("tag", Tag.class), principal == null ? "" : principal, rights);
        fields.requireNothingElse();
        return entry;
    }

    /** Writes each entry of a list under {@code name}; nothing if there is none. */
    static void write(SoapWriter to, String name, @Nullable Acl acl) {
        if (acl != null) {
            acl.entries().forEach(entry -> write(to, name, entry));
        }
    }

    private static void write(SoapWriter to, String name, AclEntry entry) {
        to.start(name).text("tag", entry.tag().name());
        if (!entry.principal().isEmpty()) {
            to.text("principal", entry.principal());
        }
        to.text("rights", entry.rights().toString()).end();
    }

    static void write(SoapWriter to, EntryAcl entry) {
        to.text("owner", entry.owner()).text("group", entry.group()).text("mode", Modes.text(entry.mode()));
        write(to, "acl", entry.acl());
        write(to, "defaultAcl", entry.defaultAcl());
    }

    static void write(SoapWriter to, Decision decision) {
        to.bool("allowed", decision.allowed())
                .text("effective", decision.effective().toString());
        if (decision.decidedBy() != null) {
            write(to, "decidedBy", decision.decidedBy());
        }
    }
}
