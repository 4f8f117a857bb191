package org.waymark.api;

/** What is below a directory, as far as the caller may see it. */
public record Usage(long bytes, long files, long directories, long symlinks) {}
