package org.waymark.cli.tx;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Atomicity;
import org.waymark.api.Change;
import org.waymark.api.Precondition;

/**
 * What a transaction file asks for.
 *
 * @param atomicity null when the file does not say
 * @param origins for each change, where in the file it comes from
 */
record Transaction(
        @Nullable Atomicity atomicity, List<Precondition> preconditions, List<Change> changes, List<String> origins) {}
