package org.waymark.server.core.change;

import org.waymark.api.CatalogException;
import org.waymark.api.Change.AddPrincipal;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Workspace;

final class AddPrincipalOperation implements ChangeOperation<AddPrincipal> {

    @Override
    public void load(AddPrincipal change, Needs needs) {
        needs.principal(change.principal());
    }

    @Override
    public Effect apply(AddPrincipal change, Workspace work) {
        work.access().requireAdministrator("adding users and groups");
        if (!work.addPrincipal(change.principal())) {
            throw new CatalogException(ErrorCode.ALREADY_EXISTS, "already known: " + change.key());
        }
        return new Effect(Effect.Kind.CREATED, null, 0);
    }
}
