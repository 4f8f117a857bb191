package org.waymark.db;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.hibernate.StatelessSession;
import org.waymark.api.Principal;

/** The principals, as entities; numbers are given out by {@link Interning}. */
final class JpaPrincipalStore implements PrincipalStore {

    private final Supplier<StatelessSession> session;
    private final Interning interning;

    JpaPrincipalStore(Supplier<StatelessSession> session, Interning interning) {
        this.session = session;
        this.interning = interning;
    }

    @Override
    public Set<Principal> findKnown(Collection<Principal> principals) {
        return interning.findKnown(principals);
    }

    @Override
    public void add(Collection<Principal> principals) {
        interning.numberPrincipals(principals);
    }

    @Override
    public List<Principal> list(Principal.Kind kind, String after, int most) {
        return session
                .get()
                .createSelectionQuery(
                        "from Principal where kind = :kind and name > :after order by name", PrincipalEntity.class)
                .setParameter("kind", (short) kind.ordinal())
                .setParameter("after", after.isEmpty() ? "\u0001" : after)
                .setMaxResults(most)
                .list()
                .stream()
                .map(PrincipalEntity::principal)
                .toList();
    }
}
