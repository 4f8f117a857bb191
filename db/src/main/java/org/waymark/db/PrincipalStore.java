package org.waymark.db;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.waymark.api.Principal;

/** The users and groups that the catalog has seen. */
public interface PrincipalStore {

    /** Those of {@code principals} that are known. */
    Set<Principal> findKnown(Collection<Principal> principals);

    /** Makes these known. */
    void add(Collection<Principal> principals);

    /** In the order of their names, from behind {@code after}. */
    List<Principal> list(Principal.Kind kind, String after, int most);
}
