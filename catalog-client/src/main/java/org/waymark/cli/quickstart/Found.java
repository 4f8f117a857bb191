package org.waymark.cli.quickstart;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.waymark.cli.text.Printable;

/** What a crawl has found, in the order of names; or at least the first part of it. */
final class Found {

    /** How many of those passed over are told by name. */
    private static final int EXAMPLES = 10;

    /** @param mode the nine permission bits */
    record File(Path path, long size, int mode) {}

    record Link(Path path, Path target) {}

    private final List<File> files = new ArrayList<>();
    private final List<Link> links = new ArrayList<>();
    private final Map<String, Integer> skipped = new TreeMap<>();
    private final List<String> examples = new ArrayList<>();
    private long bytes;
    private boolean cutShort;

    void add(File file) {
        files.add(file);
        bytes += file.size();
    }

    void add(Link link) {
        links.add(link);
    }

    /** May be called by several threads, once the crawl is over. */
    void skip(Path path, String reason) {
        skip(path.toString(), reason, reason);
    }

    /** As {@link #skip(Path, String)}, with a reason that many share and what there is to say of this one. */
    synchronized void skip(String name, String reason, String detail) {
        skipped.merge(reason, 1, Integer::sum);
        if (examples.size() < EXAMPLES) {
            examples.add(Printable.text(name + ": " + detail));
        }
    }

    void cutShort() {
        cutShort = true;
    }

    List<File> files() {
        return files;
    }

    List<Link> links() {
        return links;
    }

    long bytes() {
        return bytes;
    }

    boolean isCutShort() {
        return cutShort;
    }

    synchronized Map<String, Integer> skipped() {
        return skipped;
    }

    synchronized List<String> examples() {
        return examples;
    }
}
