package org.waymark.api;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A pattern for paths below a directory: one {@link Glob} per name, and {@code **} for any number of directories. */
public record PathPattern(List<Glob> names) {

    private static final Glob ANY_DEPTH = new Glob("**");

    public PathPattern {
        names = List.copyOf(names);
    }

    /** @throws CatalogException INVALID_ARGUMENT if a part of it is no pattern */
    public static PathPattern parse(String text) {
        if (text.length() > 2 * CatalogPath.MAX_BYTES) {
            throw CatalogException.invalid("the pattern is too long");
        }
        return new PathPattern(Arrays.stream(text.split("/"))
                .filter(part -> !part.isEmpty())
                .map(Glob::new)
                .toList());
    }

    /** Whether a part of a pattern stands for any number of directories. */
    public static boolean isAnyDepth(Glob part) {
        return part.equals(ANY_DEPTH);
    }

    @Override
    public String toString() {
        return names.stream().map(Glob::text).collect(Collectors.joining("/"));
    }
}
