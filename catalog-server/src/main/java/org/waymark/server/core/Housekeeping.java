package org.waymark.server.core;

import java.time.Clock;
import java.time.Duration;
import org.waymark.api.IdempotencyKey;
import org.waymark.db.Database;

/** What has to be done from time to time, on any server, by several at once if it so happens. */
public final class Housekeeping {

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
}
