package org.waymark.server.soap.glite;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.waymark.api.Caller;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.Change;
import org.waymark.api.Decision;
import org.waymark.api.EntryAcl;
import org.waymark.api.ErrorCode;
import org.waymark.api.Locator;
import org.waymark.api.Message;
import org.waymark.api.Outcome;
import org.waymark.api.Rights;
import org.waymark.api.Schema;

/** gLite's FASBase, the file authorization service: the permissions of entries and of schemas. */
final class FasBase {

    private final CatalogOperations catalog;
    private final Caller caller;

    FasBase(CatalogOperations catalog, Caller caller) {
        this.catalog = catalog;
        this.caller = caller;
    }

    /** @throws CatalogException PERMISSION_DENIED unless the caller has all of {@code wanted} on every item */
    void checkPermission(List<String> items, Rights wanted) {
        List<Item> parsed = items.stream().map(Item::parse).toList();
        Iterator<Outcome<Decision>> decisions =
                catalog.checkPermission(locators(parsed), wanted).iterator();
        Iterator<Outcome<Schema>> schemas = schemas(parsed);
        for (Item item : parsed) {
            boolean allowed = item instanceof Item.OfEntry
                    ? decisions.next().require().allowed()
                    : rightsOn(schemas.next().require()).contains(wanted);
            if (!allowed) {
                throw new CatalogException(
                        ErrorCode.PERMISSION_DENIED, "not all of %s is granted on %s".formatted(wanted, item.text()));
            }
        }
    }

    private Rights rightsOn(Schema schema) {
        Permission permission = Permissions.of(schema);
        boolean owner = caller.administrator() || caller.user().equals(schema.owner());
        return owner ? permission.userPerm() : permission.otherPerm();
    }

    List<PermissionEntry> getPermission(List<String> items) {
        List<Item> parsed = items.stream().map(Item::parse).toList();
        Iterator<Outcome<EntryAcl>> acls = catalog.getAcl(locators(parsed)).iterator();
        Iterator<Outcome<Schema>> schemas = schemas(parsed);
        List<PermissionEntry> permissions = new ArrayList<>();
        for (Item item : parsed) {
            Permission permission = item instanceof Item.OfEntry
                    ? Permissions.of(acls.next().require())
                    : Permissions.of(schemas.next().require());
            permissions.add(new PermissionEntry(item.text(), permission));
        }
        return permissions;
    }

    /** Gives each entry the permission, all or nothing. A directory's default list stays as it is. */
    void setPermission(List<PermissionEntry> permissions) {
        List<Locator> entries =
                permissions.stream().map(each -> entry(each.item())).toList();
        List<String> principals = permissions.stream()
                .flatMap(each -> each.permission().acl().stream())
                .map(PrincipalRights::principal)
                .toList();
        PrincipalKinds kinds = new PrincipalKinds(principals, catalog::listPrincipals);
        List<Outcome<EntryAcl>> current = catalog.getAcl(entries);
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            Permission permission = permissions.get(i).permission();
            changes.addAll(Permissions.changes(
                    entries.get(i), permission, current.get(i).require(), kinds));
        }
        catalog.apply(Message.atomic(changes));
    }

    private static Locator entry(String text) {
        Item item = Item.parse(text);
        if (item instanceof Item.OfEntry entry) {
            return entry.locator();
        }
        throw CatalogException.invalid("the permission of a schema cannot be changed: " + text);
    }

    private static List<Locator> locators(List<Item> items) {
        return items.stream()
                .filter(Item.OfEntry.class::isInstance)
                .map(item -> ((Item.OfEntry) item).locator())
                .toList();
    }

    private Iterator<Outcome<Schema>> schemas(List<Item> items) {
        List<String> names = items.stream()
                .filter(Item.OfSchema.class::isInstance)
                .map(Item::text)
                .toList();
        return names.isEmpty()
                ? Collections.emptyIterator()
                : catalog.describeSchemas(names).iterator();
    }
}
