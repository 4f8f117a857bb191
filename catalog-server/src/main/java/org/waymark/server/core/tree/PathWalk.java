package org.waymark.server.core.tree;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.access.AccessPolicy;

/** Walks a path through the tree name by name, follows symlinks, and asks at every directory whether it may pass. */
final class PathWalk {

    private static final int MAX_LINKS = 40;

    /** How a walk ends. */
    sealed interface End {

        record Arrived(Resolution resolution) implements End {}

        /** The tree does not know what is in the directory {@code start}, which {@code depth} names of the path lead to. */
        record Unknown(long start, CatalogPath path, int depth) implements End {

            /** The names below {@code start}. Not kept: there may be ten thousand of these. */
            List<String> names() {
                List<String> names = path.names();
                return names.subList(depth, names.size());
            }
        }

        record Failed(CatalogException reason) implements End {}
    }

    private final Tree tree;
    private final @Nullable AccessPolicy access;

    /** @param access whose rights count; null to look without asking */
    PathWalk(Tree tree, @Nullable AccessPolicy access) {
        this.tree = tree;
        this.access = access;
    }

    End walk(CatalogPath path, Follow follow) {
        CatalogPath target = path;
        for (int links = 0; links <= MAX_LINKS; links++) {
            Object step = walkOnce(path, target, follow);
            if (step instanceof End end) {
                return end;
            }
            target = (CatalogPath) step;
        }
        return failed(ErrorCode.LINK_LOOP, "too many symlinks: " + path);
    }

    /** The end of the walk, or the path to go on with after a symlink. */
    private Object walkOnce(CatalogPath asked, CatalogPath path, Follow follow) {
        EntryRecord at = tree.find(EntryRecord.ROOT_ID);
        List<String> names = path.names();
        if (at == null) {
            return new End.Unknown(EntryRecord.ROOT_ID, path, 0);
        }
        for (int i = 0; i < names.size(); i++) {
            if (!at.isDirectory()) {
                return failed(ErrorCode.NOT_A_DIRECTORY, "not a directory on the way: " + asked);
            }
            if (access != null && !access.may(at, Right.EXECUTE)) {
                return new End.Failed(AccessPolicy.denied(asked.text(), "needs x on every directory above"));
            }
            String name = names.get(i);
            if (!tree.isKnown(at.id(), name)) {
                return new End.Unknown(at.id(), path, i);
            }
            EntryRecord next = tree.child(at.id(), name);
            if (next == null) {
                CatalogPath directory = prefix(path, i);
                return new End.Arrived(new Resolution.Absent(at, directory, names.subList(i, names.size())));
            }
            boolean last = i == names.size() - 1;
            if (next.isSymlink() && (!last || follow == Follow.YES)) {
                return behind(next, prefix(path, i), names.subList(i + 1, names.size()));
            }
            at = next;
        }
        return new End.Arrived(new Resolution.Found(at, path));
    }

    private static CatalogPath prefix(CatalogPath path, int names) {
        CatalogPath prefix = path;
        for (int depth = path.depth(); depth > names; depth--) {
            prefix = prefix.parent();
        }
        return prefix;
    }

    /** Where a symlink in {@code directory} leads, with the names that are still to come. */
    private static Object behind(EntryRecord link, CatalogPath directory, List<String> rest) {
        List<String> parts = new ArrayList<>();
        String target = String.valueOf(link.target());
        parts.add(target.startsWith("lfn:") ? target.substring(4) : target);
        parts.addAll(rest);
        try {
            return directory.resolve(String.join("/", parts));
        } catch (CatalogException e) {
            return new End.Failed(e);
        }
    }

    private static End failed(ErrorCode code, String message) {
        return new End.Failed(new CatalogException(code, message));
    }
}
