package org.waymark.client.form;

import org.waymark.api.Change;
import org.waymark.api.LastReplica;
import org.waymark.api.NewReplica;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.ReplicaType;

/** The fields of changes to replicas. */
final class ReplicaChangeForm {

    private ReplicaChangeForm() {}

    static FormWriter add(Change.AddReplica change, FormWriter out) {
        out.field("file", change.file().text()).name("replica");
        write(change.replica(), out);
        return out;
    }

    static FormWriter remove(Change.RemoveReplica change, FormWriter out) {
        return out.field("sfn", change.sfn().text())
                .field("file", change.file() == null ? null : change.file().text())
                .mark("removeFileWithLast", change.lastReplica() == LastReplica.REMOVE_FILE);
    }

    static FormWriter set(Change.SetReplica change, FormWriter out) {
        out.field("sfn", change.sfn().text())
                .field("status", change.status())
                .field("type", change.type())
                .field("master", change.master())
                .field("pool", change.pool())
                .field("fileSystem", change.fileSystem())
                .field("setName", change.setName())
                .field("accessed", change.accessed())
                .field("pinnedUntil", change.pinnedUntil())
                .field("expires", change.expires());
        if (change.attributes() != null) {
            out.beginWhole("attributes", "attribute");
            AttributesForm.FORM.write(change.attributes(), out);
            out.endWhole();
        }
        return out;
    }

    static void write(NewReplica replica, FormWriter out) {
        out.beginObject()
                .field("sfn", replica.sfn().text())
                .field("status", replica.status() == ReplicaStatus.AVAILABLE ? null : replica.status())
                .field("type", replica.type() == ReplicaType.PERMANENT ? null : replica.type())
                .mark("master", replica.master())
                .field("pool", replica.pool())
                .field("fileSystem", replica.fileSystem())
                .field("setName", replica.setName())
                .field("pinnedUntil", replica.pinnedUntil())
                .field("expires", replica.expires());
        if (!replica.attributes().isEmpty()) {
            out.name("attributes");
            AttributesForm.FORM.write(replica.attributes(), out);
        }
        out.endObject();
    }
}
