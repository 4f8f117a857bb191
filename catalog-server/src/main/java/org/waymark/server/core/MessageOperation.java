package org.waymark.server.core;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Atomicity;
import org.waymark.api.CatalogException;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.IdempotencyKey;
import org.waymark.api.Message;
import org.waymark.api.Outcome;
import org.waymark.db.OutcomeStore;
import org.waymark.db.StoreSession;
import org.waymark.server.core.access.AccessPolicy;
import org.waymark.server.core.change.Changes;
import org.waymark.server.core.change.Preconditions;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Workspace;

/** Carries out a message: one transaction, whatever it holds. */
final class MessageOperation {

    private final Changes changes;
    private final Clock clock;
    private final int maxSubtree;

    MessageOperation(Changes changes, Clock clock, int maxSubtree) {
        this.changes = changes;
        this.clock = clock;
        this.maxSubtree = maxSubtree;
    }

    List<Outcome<Effect>> apply(
            Message message,
            AccessPolicy access,
            @Nullable String requestId,
            StoreSession session,
            boolean movesDirectories) {
        long now = clock.millis();
        String user = access.caller().user();
        IdempotencyKey key = message.key();
        if (key != null) {
            byte[] digest = digest(message);
            OutcomeStore.Recorded recorded = session.outcomes().claim(user, key.value(), digest, now);
            if (recorded != null) {
                return requireSameMessage(recorded, digest);
            }
        }
        Workspace work = new Workspace(session, access, false, now, maxSubtree);
        if (movesDirectories) {
            work.lockMoves();
        }
        Needs needs = changes.load(message.changes());
        Preconditions.load(message.preconditions(), needs);
        work.load(needs);
        Preconditions.require(message.preconditions(), work);
        List<Outcome<Effect>> outcomes = applyAll(message, work);
        work.write(requestId);
        if (key != null) {
            session.outcomes().record(user, key.value(), outcomes, now);
        }
        return outcomes;
    }

    private List<Outcome<Effect>> applyAll(Message message, Workspace work) {
        List<Outcome<Effect>> outcomes = new ArrayList<>(message.changes().size());
        for (Change change : message.changes()) {
            try {
                outcomes.add(new Outcome.Ok<>(change.key(), changes.apply(change, work)));
            } catch (CatalogException e) {
                if (message.atomicity() == Atomicity.ATOMIC) {
                    throw e.atIndex(outcomes.size());
                }
                outcomes.add(Outcome.failed(change.key(), e));
            }
        }
        return outcomes;
    }

    private static List<Outcome<Effect>> requireSameMessage(OutcomeStore.Recorded recorded, byte[] digest) {
        if (!MessageDigest.isEqual(recorded.digest(), digest)) {
            throw CatalogException.invalid("the idempotency key was used for another message");
        }
        return recorded.outcomes();
    }

    /** Changes are records of values: equal messages, and only they, have equal texts. */
    private static byte[] digest(Message message) {
        String text = message.atomicity() + "\n" + message.preconditions() + "\n" + message.changes();
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JVM has SHA-256", e);
        }
    }
}
