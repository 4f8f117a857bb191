package org.waymark.api;

import org.jspecify.annotations.Nullable;

/** Who may do what with an entry. */
public record EntryAcl(
        String owner,
        String group,
        Mode mode,
        Acl acl,
        @Nullable Acl defaultAcl) {}
