package org.waymark.server.core.tree;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.waymark.api.Principal;
import org.waymark.db.PrincipalStore;

/** The users and groups that a message makes known. */
final class Principals {

    private final PrincipalStore store;
    private final Set<Principal> known = new HashSet<>();
    private final Set<Principal> added = new LinkedHashSet<>();

    Principals(PrincipalStore store) {
        this.store = store;
    }

    void load(Collection<Principal> principals) {
        if (!principals.isEmpty()) {
            known.addAll(store.findKnown(principals));
        }
    }

    /** @return whether it was not known before */
    boolean add(Principal principal) {
        return !known.contains(principal) && added.add(principal);
    }

    void write() {
        if (!added.isEmpty()) {
            store.add(added);
        }
    }
}
