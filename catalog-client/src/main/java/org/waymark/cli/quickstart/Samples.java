package org.waymark.cli.quickstart;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;

/**
 * What to show of a tree, chosen so that the answers are worth looking at; the same of the same tree.
 *
 * @param base the tree's root in the catalog
 * @param file its largest file
 * @param directory of those directly below the root, the one with the most files; null when there is none
 * @param fileInDirectory its largest file; null when there is none
 * @param extension the most frequent one; empty when no file has any
 */
record Samples(
        CatalogPath base,
        CatalogPath file,
        @Nullable CatalogPath directory,
        @Nullable CatalogPath fileInDirectory,
        String extension) {

    private static final int MAX_EXTENSION = 6;

    /** Null when there is no file at all. */
    static @Nullable Samples of(Found found, Path crawled, LocalNames names) {
        Map<String, Integer> extensions = new HashMap<>();
        Map<Path, Integer> directories = new HashMap<>();
        for (Found.File file : found.files()) {
            extensions.merge(extension(file.path()), 1, Integer::sum);
            Path below = crawled.relativize(file.path());
            if (below.getNameCount() > 1 && canBeHeld(file, names)) {
                directories.merge(crawled.resolve(below.getName(0)), 1, Integer::sum);
            }
        }
        extensions.remove("");
        Path directory = mostFrequent(directories);
        Found.File largest = largest(found, crawled, names);
        if (largest == null) {
            return null;
        }
        Found.File inside = directory == null ? null : largest(found, directory, names);
        String extension = mostFrequent(extensions);
        return new Samples(
                names.lfn(crawled),
                names.lfn(largest.path()),
                directory == null ? null : names.lfn(directory),
                inside == null ? null : names.lfn(inside.path()),
                extension == null ? "" : extension);
    }

    private static boolean canBeHeld(Found.File file, LocalNames names) {
        try {
            names.lfn(file.path());
            LocalNames.sfn(file.path());
            return true;
        } catch (CatalogException e) {
            return false;
        }
    }

    private static Found.@Nullable File largest(Found found, Path below, LocalNames names) {
        return found.files().stream()
                .filter(file -> file.path().startsWith(below) && canBeHeld(file, names))
                .max(Comparator.comparingLong(Found.File::size).thenComparing(Found.File::path))
                .orElse(null);
    }

    private static <K extends Comparable<? super K>> @Nullable K mostFrequent(Map<K, Integer> counts) {
        return counts.entrySet().stream()
                .max(Map.Entry.<K, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .orElse(null);
    }

    private static String extension(Path file) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        String extension = dot < 1 ? "" : name.substring(dot + 1);
        boolean plain = extension.length() <= MAX_EXTENSION
                && extension.chars().allMatch(c -> c < 0x7f && Character.isLetterOrDigit(c));
        return plain ? extension : "";
    }
}
