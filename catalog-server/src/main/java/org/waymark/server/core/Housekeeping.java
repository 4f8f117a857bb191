package org.waymark.server.core;

import java.time.Clock;
import java.time.Duration;
import org.waymark.api.IdempotencyKey;
import org.waymark.db.Database;

/** What has to be done from time to time, on any server, by several at once if it so happens. */
public final class Housekeeping {

    private static final int CLEARED_AT_ONCE = 1_000;

    private final Database database;
    private final Clock clock;

    public Housekeeping(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Forgets the outcomes of messages whose idempotency keys have had their time. @return how many rows that were */
    public int forgetOldOutcomes() {
        long then = clock.millis() - Duration.ofHours(IdempotencyKey.HOURS_KEPT).toMillis();
        return database.write(session -> session.outcomes().forgetBefore(then));
    }

    /**
     * Clears away what was set of attributes and schemas that are gone, a part at a time, so that nobody waits for it long.
     *
     * @return how many values and settings there were
     */
    public int clearRemovedDefinitions() {
        int all = 0;
        int some;
        do {
            some = database.write(session -> session.schemas().clearRemoved(CLEARED_AT_ONCE));
            all += some;
        } while (some > 0);
        // A message that had looked at a definition before it went may still write a value a little later.
        long then = clock.millis() - Duration.ofDays(1).toMillis();
        database.write(session -> {
            session.schemas().forgetRemovedBefore(then);
            return null;
        });
        return all;
    }
}
