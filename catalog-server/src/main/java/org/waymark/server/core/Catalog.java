package org.waymark.server.core;

import java.time.Clock;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Caller;
import org.waymark.api.CatalogOperations;
import org.waymark.api.Guid;
import org.waymark.db.Database;
import org.waymark.server.core.access.AccessPolicy;
import org.waymark.server.core.change.Changes;

/** The catalog: what every wire stands on. It keeps nothing between calls that the database does not keep. */
public final class Catalog {

    private final CatalogSettings settings;
    private final OperationObserver observer;
    private final OperationRunner runner;
    private final MessageOperation message;

    /**
     * @param clock the time of all that is recorded
     * @param guids where the GUIDs come from that callers do not give
     */
    public Catalog(
            Database database,
            CatalogSettings settings,
            Clock clock,
            Supplier<UUID> guids,
            OperationObserver observer) {
        this.settings = settings;
        this.observer = observer;
        this.runner = new OperationRunner(database, settings.deadline());
        Changes changes = new Changes(() -> new Guid(guids.get()));
        this.message = new MessageOperation(changes, clock, settings.maxSubtree());
    }

    /**
     * The catalog as {@code caller} sees it.
     *
     * @param requestId what the change log shall call the request; null if it has no name
     */
    public CatalogOperations as(Caller caller, @Nullable String requestId) {
        return new CatalogOfCaller(new AccessPolicy(caller), requestId, settings, runner, observer, message);
    }
}
