package org.waymark.server.rest;

import java.util.function.Consumer;
import org.waymark.api.Entry;

/** Entries that are sent a line each, as they are found. */
@FunctionalInterface
interface EntryLines {

    void sendTo(Consumer<? super Entry> sink);
}
