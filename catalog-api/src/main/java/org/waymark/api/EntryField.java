package org.waymark.api;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What every entry has, and a query can ask for beside attributes. */
public enum EntryField {
    NAME(AttributeType.STRING),
    /** {@code file}, {@code directory} or {@code symlink}, compared by {@code =}, {@code <>} and {@code IN} alone. */
    KIND(AttributeType.STRING),
    SIZE(AttributeType.INT),
    OWNER(AttributeType.STRING),
    GROUP(AttributeType.STRING),
    /** Compared with whole GUIDs in any letter case, or by {@code LIKE} with a part. */
    GUID(AttributeType.STRING),
    COMMENT(AttributeType.STRING),
    CREATED(AttributeType.DATE),
    MODIFIED(AttributeType.DATE),
    ACCESSED(AttributeType.DATE),
    CHANGED(AttributeType.DATE);

    private final AttributeType type;

    EntryField(AttributeType type) {
        this.type = type;
    }

    public AttributeType type() {
        return type;
    }

    /** The field's name in a query. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The field of this name in any letter case, or null. */
    public static @Nullable EntryField find(String word) {
        for (EntryField field : values()) {
            if (field.word().equalsIgnoreCase(word)) {
                return field;
            }
        }
        return null;
    }
}
