package org.waymark.api.contract;

import org.waymark.api.Caller;
import org.waymark.api.CatalogOperations;

/** The catalog under test. All tests may share one, from many threads at once: each keeps to a directory of its own. */
public interface CatalogFixture {

    /** The one catalog, as {@code caller} sees it. Its bulk limit and its idempotency window are the defaults. */
    CatalogOperations as(Caller caller);
}
