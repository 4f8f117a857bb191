package org.waymark.db;

import org.waymark.api.AttributeType;

/** The definition of an attribute as it is kept. */
public record AttributeRecord(long id, String name, AttributeType type) {}
