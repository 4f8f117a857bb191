package org.waymark.api;

import java.util.List;
import java.util.function.Consumer;

/**
 * The catalog as one caller sees it. The server's core, and the clients of every wire, are implementations of this; what
 * the operations mean is specified by the contract suite.
 *
 * <p>Every call is bulk. Reads answer with one outcome per item; {@link #apply} with one per change. Any call may throw a
 * {@link CatalogException} when it fails as a whole.
 */
public interface CatalogOperations {

    List<Outcome<Entry>> stat(List<? extends Locator> entries, Follow follow);

    /** One page of a directory's entries in the order of their names' bytes, those that match {@code pattern} ({@code *} for all). */
    Page<Entry> list(Locator directory, Glob pattern, PageRequest page);

    /**
     * Gives {@code sink} everything that {@code request} looks for, directory by directory, in constant memory. What the
     * caller may not list is passed over.
     */
    void find(FindRequest request, Consumer<? super Entry> sink);

    List<Outcome<Usage>> du(List<? extends Locator> entries);

    /** The entry's own path, then every symlink whose text is that path. */
    List<Outcome<List<CatalogPath>>> links(List<? extends Locator> entries);

    /** The replicas of each file, in the order of their registration; the master first. */
    List<Outcome<List<Replica>>> listReplicas(List<? extends Locator> files);

    /** The replicas that a query names, of files that the caller may read. */
    Page<FileReplica> findReplicas(ReplicaQuery query, PageRequest page);

    List<Outcome<EntryAcl>> getAcl(List<? extends Locator> entries);

    /** Whether the caller has all of {@code wanted} on each entry. */
    List<Outcome<Decision>> checkPermission(List<? extends Locator> entries, Rights wanted);

    /** The attributes of each entry; only those in {@code names}, unless that is empty. Names that are not set are left out. */
    List<Outcome<EntryAttributes>> getAttributes(List<? extends Locator> entries, List<String> names);

    /**
     * The entries below {@code base}, and that itself, of which a query holds: those that the caller may list and stat, in no
     * particular but a lasting order. A page may hold fewer than were asked for; the last is the one without a token.
     */
    Page<Entry> query(Locator base, Query query, PageRequest page);

    /** The schemas in the order of their names' bytes. */
    Page<Schema> listSchemas(PageRequest page);

    List<Outcome<Schema>> describeSchemas(List<String> names);

    Page<Principal> listPrincipals(Principal.Kind kind, PageRequest page);

    /**
     * The change log in an order that never changes: a page never skips a change that commits later. The last page carries
     * a token too, from which to go on.
     */
    Page<ChangeRecord> listChanges(PageRequest page);

    ServiceInfo describeService();

    /**
     * Carries out a message.
     *
     * @return one outcome per change, in order
     * @throws CatalogException of an atomic message's first failure, with its {@link CatalogException#index}; nothing has
     *     changed then
     */
    List<Outcome<Effect>> apply(Message message);

    default Entry stat(Locator entry) {
        return stat(List.of(entry), Follow.YES).get(0).require();
    }

    default List<Replica> listReplicas(Locator file) {
        return listReplicas(List.of(file)).get(0).require();
    }

    /** Carries out one change; its failure is thrown. */
    default Effect apply(Change change) {
        return apply(Message.each(change)).get(0).require();
    }

    /** Gives {@code sink} a whole directory, page by page. */
    default void listAll(Locator directory, Glob pattern, Consumer<? super Entry> sink) {
        PageRequest request = PageRequest.FIRST;
        while (true) {
            Page<Entry> page = list(directory, pattern, request);
            page.items().forEach(sink);
            if (page.next() == null) {
                return;
            }
            request = new PageRequest(request.size(), page.next());
        }
    }
}
