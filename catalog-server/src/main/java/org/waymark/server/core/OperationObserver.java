package org.waymark.server.core;

import org.jspecify.annotations.Nullable;
import org.waymark.api.ErrorCode;
import org.waymark.api.Operation;

/** Is told of every operation that ended, for measuring. */
@FunctionalInterface
public interface OperationObserver {

    /**
     * An operation has ended.
     *
     * @param items how many items it was given
     * @param nanos how long it took, retries included
     * @param failure why it failed as a whole; null when it did not
     */
    void finished(Operation operation, int items, long nanos, @Nullable ErrorCode failure);
}
