package org.waymark.server.rest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.Decision;
import org.waymark.api.EntryAcl;
import org.waymark.api.Rights;
import org.waymark.server.wire.Modes;
import org.waymark.wsdl.rest.model.AclEntryJson;
import org.waymark.wsdl.rest.model.AclSubjectJson;
import org.waymark.wsdl.rest.model.AclTagJson;
import org.waymark.wsdl.rest.model.DecisionJson;
import org.waymark.wsdl.rest.model.EntryAclJson;

/** ACLs on the wire. */
final class AclTypes {

    private AclTypes() {}

    static Acl read(List<AclEntryJson> entries) {
        return new Acl(readEntries(entries));
    }

    static List<AclEntry> readEntries(@Nullable List<AclEntryJson> entries) {
        return entries == null
                ? List.of()
                : entries.stream().map(AclTypes::read).toList();
    }

    private static AclEntry read(AclEntryJson entry) {
        return entry(entry.getTag(), entry.getPrincipal(), Rights.parse(Required.field(entry.getRights(), "rights")));
    }

    static List<AclEntry> readSubjects(@Nullable List<AclSubjectJson> subjects) {
        return subjects == null
                ? List.of()
                : subjects.stream()
                        .map(subject -> entry(subject.getTag(), subject.getPrincipal(), Rights.NONE))
                        .toList();
    }

    private static AclEntry entry(@Nullable AclTagJson tag, @Nullable String principal, Rights rights) {
        AclEntry.Tag known = AclEntry.Tag.valueOf(Required.field(tag, "tag").name());
        return new AclEntry(known, principal == null ? "" : principal, rights);
    }

    static List<AclEntryJson> write(Acl acl) {
        return acl.entries().stream().map(AclTypes::write).toList();
    }

    static AclEntryJson write(AclEntry entry) {
        return new AclEntryJson()
                .tag(AclTagJson.valueOf(entry.tag().name()))
                .principal(entry.principal().isEmpty() ? null : entry.principal())
                .rights(entry.rights().toString());
    }

    static EntryAclJson write(EntryAcl entry) {
        return new EntryAclJson()
                .owner(entry.owner())
                .group(entry.group())
                .mode(Modes.text(entry.mode()))
                .acl(write(entry.acl()))
                .defaultAcl(entry.defaultAcl() == null ? null : write(entry.defaultAcl()));
    }

    static DecisionJson write(Decision decision) {
        return new DecisionJson()
                .allowed(decision.allowed())
                .effective(decision.effective().toString())
                .decidedBy(decision.decidedBy() == null ? null : write(decision.decidedBy()));
    }
}
