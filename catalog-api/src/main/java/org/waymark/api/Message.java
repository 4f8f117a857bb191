package org.waymark.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Changes that travel together, carried out in order, each seeing the effects of those before it.
 *
 * @param key lets the message be sent again safely; null when the caller does not ask for that
 */
public record Message(
        Atomicity atomicity,
        List<Precondition> preconditions,
        List<Change> changes,
        @Nullable IdempotencyKey key) {

    public Message {
        preconditions = List.copyOf(preconditions);
        changes = List.copyOf(changes);
    }

    /** All or nothing, without conditions. */
    public static Message atomic(List<? extends Change> changes) {
        return new Message(Atomicity.ATOMIC, List.of(), List.copyOf(changes), null);
    }

    public static Message atomic(Change... changes) {
        return atomic(List.of(changes));
    }

    /** Independent outcomes, without conditions. */
    public static Message each(List<? extends Change> changes) {
        return new Message(Atomicity.EACH, List.of(), List.copyOf(changes), null);
    }

    public static Message each(Change... changes) {
        return each(List.of(changes));
    }

    public Message provided(Precondition... conditions) {
        return new Message(atomicity, List.of(conditions), changes, key);
    }

    public Message withKey(String value) {
        return new Message(atomicity, preconditions, changes, new IdempotencyKey(value));
    }
}
