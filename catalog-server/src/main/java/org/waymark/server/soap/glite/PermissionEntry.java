package org.waymark.server.soap.glite;

/** The permission of an item; the item as its sender wrote it. */
record PermissionEntry(String item, Permission permission) {}
