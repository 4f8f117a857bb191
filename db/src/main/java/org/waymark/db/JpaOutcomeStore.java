package org.waymark.db;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.hibernate.StatelessSession;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Effect;
import org.waymark.api.IdempotencyKey;
import org.waymark.api.Outcome;
import org.waymark.api.Principal;

/** The recorded outcomes, as entities; the claim alone is a statement that only one of two transactions can win. */
final class JpaOutcomeStore implements OutcomeStore {

    private static final long KEPT_MILLIS = IdempotencyKey.HOURS_KEPT * 3_600_000L;

    private final Statements statements;
    private final Supplier<StatelessSession> session;
    private final Interning interning;

    JpaOutcomeStore(Statements statements, Supplier<StatelessSession> session, Interning interning) {
        this.statements = statements;
        this.session = session;
        this.interning = interning;
    }

    private int callerId(String caller) {
        Principal user = Principal.user(caller);
        interning.numberPrincipals(Set.of(user));
        return interning.id(user);
    }

    @Override
    public @Nullable Recorded claim(String caller, String key, byte[] digest, long now) {
        int callerId = callerId(caller);
        if (insertClaim(callerId, key, digest, now)) {
            return null;
        }
        List<RecordedOutcome> rows = session.get()
                .createSelectionQuery(
                        "from RecordedOutcome where callerId = :caller and messageKey = :key order by item",
                        RecordedOutcome.class)
                .setParameter("caller", callerId)
                .setParameter("key", key)
                .list();
        if (rows.isEmpty() || rows.get(0).madeAt() < now - KEPT_MILLIS) {
            forget(callerId, key);
            if (insertClaim(callerId, key, digest, now)) {
                return null;
            }
            throw new StoreConflict("the key was claimed meanwhile");
        }
        List<Outcome<Effect>> outcomes =
                rows.stream().skip(1).map(RecordedOutcome::outcome).toList();
        return new Recorded(rows.get(0).digest(), outcomes);
    }

    private boolean insertClaim(int callerId, String key, byte[] digest, long now) {
        return statements.update(
                        InternedSql.claimKey(statements.dialect()), callerId, key, RecordedOutcome.MESSAGE, now, digest)
                == 1;
    }

    private void forget(int callerId, String key) {
        session.get()
                .createMutationQuery("delete from RecordedOutcome where callerId = :caller and messageKey = :key")
                .setParameter("caller", callerId)
                .setParameter("key", key)
                .executeUpdate();
    }

    @Override
    public void record(String caller, String key, List<Outcome<Effect>> outcomes, long now) {
        int callerId = callerId(caller);
        List<RecordedOutcome> rows = new ArrayList<>(outcomes.size());
        for (int i = 0; i < outcomes.size(); i++) {
            rows.add(new RecordedOutcome(callerId, key, i, now, outcomes.get(i)));
        }
        session.get().insertMultiple(rows);
    }

    @Override
    public int forgetBefore(long then) {
        return session.get()
                .createMutationQuery("delete from RecordedOutcome where madeAt < :then")
                .setParameter("then", then)
                .executeUpdate();
    }
}
