package org.waymark.server.core.read;

import java.util.List;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Principal;
import org.waymark.db.PrincipalStore;

public final class ListPrincipalsOperation {

    public Page<Principal> list(Principal.Kind kind, PageRequest page, PrincipalStore store) {
        String after = page.token() == null ? "" : PageToken.principal(kind, page.token());
        List<Principal> found = store.list(kind, after, page.size() + 1);
        List<Principal> shown = found.subList(0, Math.min(page.size(), found.size()));
        boolean more = found.size() > page.size();
        return new Page<>(shown, more ? PageToken.ofPrincipal(shown.get(shown.size() - 1)) : null);
    }
}
