package org.waymark.server.core.change;

import org.jspecify.annotations.Nullable;
import org.waymark.api.Effect;
import org.waymark.api.Guid;
import org.waymark.db.EntryRecord;

/** What a change did, said of an entry. */
final class Effects {

    private Effects() {}

    static Effect created(EntryRecord entry) {
        return of(Effect.Kind.CREATED, entry);
    }

    static Effect changed(EntryRecord entry) {
        return of(Effect.Kind.CHANGED, entry);
    }

    static Effect unchanged(EntryRecord entry) {
        return of(Effect.Kind.UNCHANGED, entry);
    }

    static Effect removed(EntryRecord entry) {
        return new Effect(Effect.Kind.REMOVED, guid(entry), 0);
    }

    private static Effect of(Effect.Kind kind, EntryRecord entry) {
        return new Effect(kind, guid(entry), entry.version());
    }

    private static @Nullable Guid guid(EntryRecord entry) {
        return entry.guid() == null ? null : new Guid(entry.guid());
    }
}
