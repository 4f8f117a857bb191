package org.waymark.api;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The checksums of one file, at most one of each type, in the order of the types. */
public record Checksums(List<Checksum> all) {

    public static final Checksums NONE = new Checksums(List.of());

    /** @throws CatalogException INVALID_ARGUMENT if a type occurs twice */
    public Checksums {
        if (all.size() > 1) {
            all = all.stream().sorted(Comparator.comparing(Checksum::type)).toList();
            for (int i = 1; i < all.size(); i++) {
                if (all.get(i).type() == all.get(i - 1).type()) {
                    throw CatalogException.invalid(
                            "two checksums of type " + all.get(i).type());
                }
            }
        } else {
            all = List.copyOf(all);
        }
    }

    public static Checksums of(Checksum... checksums) {
        return new Checksums(List.of(checksums));
    }

    /** Reads {@code type:value} pairs separated by commas; an empty text means none. */
    public static Checksums parse(String text) {
        if (text.isEmpty()) {
            return NONE;
        }
        List<Checksum> checksums = new ArrayList<>(2);
        for (String one : text.split(",", -1)) {
            checksums.add(Checksum.parse(one));
        }
        return new Checksums(checksums);
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    public @Nullable Checksum ofType(ChecksumType type) {
        for (Checksum checksum : all) {
            if (checksum.type() == type) {
                return checksum;
            }
        }
        return null;
    }

    /** The first of {@code others} that contradicts one of these, or null. A type that only one side knows agrees. */
    public @Nullable Checksum conflictWith(Checksums others) {
        for (Checksum other : others.all) {
            Checksum mine = ofType(other.type());
            if (mine != null && !mine.equals(other)) {
                return other;
            }
        }
        return null;
    }

    /** These and {@code others}; where a type is in both, the other one counts. */
    public Checksums with(Checksums others) {
        List<Checksum> merged = new ArrayList<>(others.all);
        for (Checksum mine : all) {
            if (others.ofType(mine.type()) == null) {
                merged.add(mine);
            }
        }
        return new Checksums(merged);
    }

    /** What {@link #parse} reads back. */
    @Override
    public String toString() {
        return all.stream().map(Checksum::toString).collect(Collectors.joining(","));
    }
}
