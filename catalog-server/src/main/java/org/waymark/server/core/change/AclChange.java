package org.waymark.server.core.change;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.AclScope;
import org.waymark.api.CatalogException;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Recursion;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.access.ModeRules;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

/** What setting and modifying an ACL have in common: everything but where the new list comes from. */
final class AclChange {

    private AclChange() {}

    /** @param change makes the new list of an entry from the entry as it is; null takes a default list away */
    static Effect apply(
            Operation operation,
            Locator locator,
            AclScope scope,
            Recursion recursion,
            Workspace work,
            Function<EntryRecord, @Nullable Acl> change) {
        Found found = work.require(locator, Follow.YES);
        requireScope(scope, found);
        work.access().requireMayChangePermissions(found.entry(), locator.text());
        List<EntryRecord> entries = PermissionTargets.hold(found, recursion, work).stream()
                .filter(entry -> scope == AclScope.ACCESS || entry.isDirectory())
                .toList();
        entries.forEach(entry -> work.access().requireMayChangePermissions(entry, locator.text()));
        List<EntryRecord> changed = entries.stream()
                .map(entry -> changed(entry, scope, change, work))
                .toList();

        changed.forEach(work::change);
        work.log(operation, found.entry(), found.path(), found.path());
        return Effects.changed(work.hold(found.entry()));
    }

    private static void requireScope(AclScope scope, Found found) {
        if (scope == AclScope.DEFAULT && !found.entry().isDirectory()) {
            throw new CatalogException(
                    ErrorCode.NOT_A_DIRECTORY, "only directories have a default ACL: " + found.path());
        }
    }

    private static EntryRecord changed(
            EntryRecord entry, AclScope scope, Function<EntryRecord, @Nullable Acl> change, Workspace work) {
        Acl acl = change.apply(entry);
        EntryRecord.Builder builder = entry.but();
        if (scope == AclScope.DEFAULT) {
            builder.defaultAcl(acl);
        } else if (acl != null) {
            ModeRules rules = new ModeRules(acl, entry.special()).withoutForeignSetgid(entry, work.access());
            builder.acl(acl).special(rules.special());
        }
        return builder.changedAt(work.now());
    }
}
