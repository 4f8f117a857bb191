package org.waymark.api;

/** What must hold, when a message starts, for any of it to happen; else PRECONDITION_FAILED. */
public sealed interface Precondition {

    Locator locator();

    /** Nothing is there. */
    record MustNotExist(CatalogPath path) implements Precondition {
        @Override
        public Locator locator() {
            return path;
        }
    }

    /** The entry is there, and its version is this one. */
    record IfVersion(Locator locator, long version) implements Precondition {}

    /** The file is there, and its checksum of this type is this one. */
    record IfChecksum(Locator locator, Checksum checksum) implements Precondition {}
}
