package org.waymark.server.core;

import java.time.Duration;

/**
 * How much one call may ask for.
 *
 * @param maxItems items of a bulk call
 * @param maxSubtree entries below a directory that one message may reach, by recursion or removal
 * @param deadline how long a call may take, retries included
 */
public record CatalogSettings(int maxItems, int maxSubtree, Duration deadline) {}
