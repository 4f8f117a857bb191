package org.waymark.server.core.change;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.waymark.api.AttributeChange;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.Guid;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Workspace;

/** Which class carries out which change. */
public final class Changes {

    private final Map<Class<? extends Change>, ChangeOperation<?>> operations;

    /** @param newGuid where the GUIDs come from that callers do not give */
    public Changes(Supplier<Guid> newGuid) {
        this.operations = Map.ofEntries(
                handles(Change.Mkdir.class, new MkdirOperation()),
                handles(Change.CreateFile.class, new CreateFileOperation(newGuid)),
                handles(Change.Register.class, new RegisterOperation(newGuid)),
                handles(Change.Symlink.class, new SymlinkOperation()),
                handles(Change.Rename.class, new RenameOperation()),
                handles(Change.Unlink.class, new UnlinkOperation()),
                handles(Change.Remove.class, new RemoveOperation()),
                handles(Change.Rmdir.class, new RmdirOperation()),
                handles(Change.RemoveTree.class, new RemoveTreeOperation()),
                handles(Change.SetTimes.class, new SetTimesOperation()),
                handles(Change.SetContent.class, new SetContentOperation()),
                handles(Change.SetComment.class, new SetCommentOperation()),
                handles(Change.AddReplica.class, new AddReplicaOperation()),
                handles(Change.RemoveReplica.class, new RemoveReplicaOperation()),
                handles(Change.SetReplica.class, new SetReplicaOperation()),
                handles(Change.Chmod.class, new ChmodOperation()),
                handles(Change.Chown.class, new ChownOperation()),
                handles(Change.SetAcl.class, new SetAclOperation()),
                handles(Change.ModifyAcl.class, new ModifyAclOperation()),
                handles(AttributeChange.SetAttributes.class, new SetAttributesOperation()),
                handles(AttributeChange.ClearAttributes.class, new ClearAttributesOperation()),
                handles(AttributeChange.SetSchema.class, new SetSchemaOperation()),
                handles(AttributeChange.CreateSchema.class, new CreateSchemaOperation()),
                handles(AttributeChange.AddSchemaAttributes.class, new AddSchemaAttributesOperation()),
                handles(AttributeChange.RemoveSchemaAttributes.class, new RemoveSchemaAttributesOperation()),
                handles(AttributeChange.DropSchema.class, new DropSchemaOperation()),
                handles(Change.AddPrincipal.class, new AddPrincipalOperation()));
    }

    private static <C extends Change> Map.Entry<Class<? extends Change>, ChangeOperation<?>> handles(
            Class<C> change, ChangeOperation<C> operation) {
        return Map.entry(change, operation);
    }

    /** What all of these need. */
    public Needs load(List<Change> changes) {
        Needs needs = new Needs();
        for (Change change : changes) {
            operation(change).load(change, needs);
        }
        return needs;
    }

    /** Carries out one change. */
    public Effect apply(Change change, Workspace work) {
        return operation(change).apply(change, work);
    }

    /** The map holds for each class of changes only what handles that class. */
    @SuppressWarnings("unchecked")
    private <C extends Change> ChangeOperation<C> operation(C change) {
        ChangeOperation<?> operation = operations.get(change.getClass());
        if (operation == null) {
            throw new IllegalStateException("no operation carries out " + change.getClass());
        }
        return (ChangeOperation<C>) operation;
    }

    /** The classes of changes that can be carried out; a test holds them to be all there are. */
    Set<Class<? extends Change>> handled() {
        return operations.keySet();
    }
}
