package org.waymark.server.soap.glite;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.Caller;
import org.waymark.api.CatalogOperations;
import org.waymark.api.Change;

/** Makes files in one message: all or nothing. */
final class Creation {

    private Creation() {}

    static void create(List<NewEntry> entries, Caller creator, CatalogOperations catalog) {
        List<String> principals = entries.stream()
                .map(NewEntry::permission)
                .flatMap(permission -> permission == null ? null : permission.acl().stream())
                .map(PrincipalRights::principal)
                .toList();
        PrincipalKinds kinds = new PrincipalKinds(principals, catalog::listPrincipals);
        List<Change> changes = new ArrayList<>();
        entries.forEach(entry -> changes.addAll(entry.changes(creator, kinds)));
        new Files(catalog).apply(changes);
    }
}
