package org.waymark.cli.command;

import java.util.List;
import org.waymark.api.Change;
import org.waymark.api.ErrorCode;

/**
 * A command that changes the catalog. What it changes is known before anything is sent, so that the command may also be a
 * line of a transaction.
 */
public interface ChangingVerb extends Verb {

    /** The changes that {@code call} asks for; it may look at the catalog to find out. */
    List<Change> changes(Call call);

    /** Whether a change that failed in this way is as good as done. */
    default boolean tolerates(Call call, ErrorCode code) {
        return false;
    }

    /** Sends all changes at once, each of which succeeds or fails by itself. */
    @Override
    default void run(Call call) {
        Changes.apply(this, call);
    }
}
