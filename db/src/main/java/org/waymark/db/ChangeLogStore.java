package org.waymark.db;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.ChangeRecord;

/** The append-only log of changes. */
public interface ChangeLogStore {

    void append(List<LogRecord> records, String caller, long now, @Nullable String requestId);

    /** Rows behind {@code after}, and none that a slower transaction could still come before. */
    List<Logged> list(Position after, int most);

    /** Where a row stands in the log's order. */
    record Position(String transaction, long id) {

        public static final Position START = new Position("0", 0);
    }

    /** A row and its place. */
    record Logged(Position position, ChangeRecord change) {}
}
