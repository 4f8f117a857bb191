package org.waymark.db.embedded;

import java.time.Duration;

/** Waiting that an interrupt ends as a failure, leaving the thread marked. */
final class Pauses {
    private Pauses() {}

    static void pause(Duration time) {
        try {
            Thread.sleep(time.toMillis());
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    static int endOf(Process process) {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            process.destroy();
            throw interrupted(e);
        }
    }

    private static EmbeddedPostgresException interrupted(InterruptedException e) {
        Thread.currentThread().interrupt();
        return new EmbeddedPostgresException("Interrupted while waiting for the embedded database", e);
    }
}
