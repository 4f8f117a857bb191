package org.waymark.cli.load;

import org.waymark.api.Change;

/**
 * One change of many.
 *
 * @param origin where it comes from, in words for whoever has to look after it
 */
public record Item(String origin, Change change) {}
