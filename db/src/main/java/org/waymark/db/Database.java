package org.waymark.db;

import java.util.function.Function;

/**
 * The catalog's database. What is run here may be thrown {@link StoreConflict}, {@link StoreTimeout} and
 * {@link StoreUnavailable}.
 */
public interface Database extends AutoCloseable {

    /** Runs a single statement without a transaction. */
    <T> T read(Function<StoreSession, T> work);

    /** Runs several reads that all see one state of the catalog. */
    <T> T snapshot(Function<StoreSession, T> work);

    /** Runs a transaction; what it throws undoes it. */
    <T> T write(Function<StoreSession, T> work);

    /** Whether the database answers now. */
    boolean isAvailable();

    @Override
    void close();
}
