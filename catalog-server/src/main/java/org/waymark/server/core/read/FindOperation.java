package org.waymark.server.core.read;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.waymark.api.CatalogPath;
import org.waymark.api.Entry;
import org.waymark.api.FindRequest;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.db.EntryStore.ListFrom;
import org.waymark.server.core.access.AccessPolicy;
import org.waymark.server.core.tree.Resolution.Found;

/**
 * Searches a tree directory by directory, level by level, many directories to a statement. What is kept in memory is the
 * directories that are still to be looked into, never the entries.
 */
public final class FindOperation {

    private static final int DIRECTORIES_AT_ONCE = 256;
    private static final int PAGE = 2_000;

    /** Lists children in one statement. */
    public interface Children {
        List<EntryRecord> list(List<ListFrom> directories, String prefix, int most);
    }

    /** A directory that is still to be looked into; {@code place} is where the search for its children begins. */
    private record Open(EntryRecord directory, CatalogPath path, PatternMatch match, int depth, String place) {

        Open from(String name) {
            return new Open(directory, path, match, depth, name);
        }
    }

    private final FindRequest request;
    private final AccessPolicy access;
    private final Children children;
    private final Consumer<? super Entry> sink;
    private final Criteria criteria;
    private final Deque<Open> open = new ArrayDeque<>();
    private long found;

    public FindOperation(FindRequest request, AccessPolicy access, Children children, Consumer<? super Entry> sink) {
        this.request = request;
        this.access = access;
        this.children = children;
        this.sink = sink;
        this.criteria = new Criteria(request);
    }

    public void find(Found base) {
        PatternMatch match = PatternMatch.start(request.pathPattern());
        if (match.isComplete()) {
            access.require(base.entry(), base.path().text(), Right.GET_METADATA);
            offer(Entries.shown(base.entry(), base.path()));
        }
        if (base.entry().isDirectory()) {
            access.require(base.entry(), base.path().text(), Right.LIST, Right.EXECUTE);
            enter(base.entry(), base.path(), match, 0);
        }
        while (!open.isEmpty() && !isEnough()) {
            lookIntoSome();
        }
    }

    private boolean isEnough() {
        return request.limit() > 0 && found >= request.limit();
    }

    private void enter(EntryRecord directory, CatalogPath path, PatternMatch match, int depth) {
        boolean passable = access.may(directory, Right.LIST) && access.may(directory, Right.EXECUTE);
        if (passable && depth < request.maxDepth() && match.mayGoOn()) {
            open.add(new Open(directory, path, match, depth, ""));
        }
    }

    private void lookIntoSome() {
        String prefix = open.getFirst().match.literalPrefix();
        List<Open> batch = new ArrayList<>();
        while (!open.isEmpty()
                && batch.size() < DIRECTORIES_AT_ONCE
                && open.getFirst().match.literalPrefix().equals(prefix)) {
            batch.add(open.removeFirst());
        }
        List<ListFrom> from = batch.stream()
                .map(directory -> new ListFrom(directory.directory.id(), directory.place))
                .toList();
        List<EntryRecord> records = children.list(from, prefix, PAGE);
        int at = 0;
        for (EntryRecord record : records) {
            while (batch.get(at).directory.id() != record.parentId()) {
                at++;
            }
            visit(batch.get(at), record);
            if (isEnough()) {
                return;
            }
        }
        if (records.size() == PAGE) {
            goOnFrom(batch, at, records.get(records.size() - 1).name());
        }
    }

    /** The page ended in the middle: the rest of the batch comes first again. */
    private void goOnFrom(List<Open> batch, int at, String name) {
        for (int i = batch.size() - 1; i > at; i--) {
            open.addFirst(batch.get(i));
        }
        open.addFirst(batch.get(at).from(name));
    }

    private void visit(Open parent, EntryRecord record) {
        PatternMatch match = parent.match.step(record.name());
        if (match.isDead()) {
            return;
        }
        CatalogPath path = parent.path.child(record.name());
        if (match.isComplete()) {
            offer(Entries.listed(parent.directory, record, path, access));
        }
        if (record.isDirectory()) {
            enter(record, path, match, parent.depth + 1);
        }
    }

    private void offer(Entry entry) {
        if (criteria.accept(entry) && !isEnough()) {
            found++;
            sink.accept(entry);
        }
    }
}
