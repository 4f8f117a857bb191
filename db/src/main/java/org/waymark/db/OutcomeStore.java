package org.waymark.db;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Effect;
import org.waymark.api.Outcome;

/** The outcomes of messages that carried an idempotency key. */
public interface OutcomeStore {

    /**
     * Claims a key for a message that is about to be carried out. Waits while another transaction holds the same key.
     *
     * @param digest of the message
     * @return null if the key is new; else what was recorded under it
     */
    @Nullable
    Recorded claim(String caller, String key, byte[] digest, long now);

    /** Adds the outcomes to a key that this transaction has claimed. */
    void record(String caller, String key, List<Outcome<Effect>> outcomes, long now);

    /** Forgets what was recorded before {@code then}. @return how many rows that were */
    int forgetBefore(long then);

    /** What became of an earlier message, and which message that was. */
    record Recorded(byte[] digest, List<Outcome<Effect>> outcomes) {}
}
