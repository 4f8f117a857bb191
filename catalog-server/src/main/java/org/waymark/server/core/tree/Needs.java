package org.waymark.server.core.tree;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.waymark.api.CatalogPath;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Principal;
import org.waymark.api.StorageUrl;

/**
 * What the changes of a message need to have loaded, so that it can be loaded for all of them at once. What is forgotten here
 * is loaded when it is asked for, at the price of a statement.
 */
public final class Needs {

    final Set<Target> targets = new LinkedHashSet<>();
    final Set<Target> locked = new LinkedHashSet<>();
    final Set<Target> emptied = new LinkedHashSet<>();
    final Set<Target> subtrees = new LinkedHashSet<>();
    final Set<Target> replicas = new LinkedHashSet<>();
    final Set<Target> attributes = new LinkedHashSet<>();
    final Set<String> schemas = new LinkedHashSet<>();
    final Set<String> attributeNames = new LinkedHashSet<>();
    final Set<StorageUrl> sfns = new LinkedHashSet<>();
    final Set<Principal> principals = new LinkedHashSet<>();

    /** The entry itself, to look at. */
    public Needs entry(Locator locator, Follow follow) {
        targets.add(new Target(locator, follow));
        return this;
    }

    /** The entry, to change it. */
    public Needs changed(Locator locator, Follow follow) {
        targets.add(new Target(locator, follow));
        locked.add(new Target(locator, follow));
        return this;
    }

    /** The entry, to remove it, provided that nothing is in it. */
    public Needs removed(Locator locator) {
        changed(locator, Follow.NO);
        emptied.add(new Target(locator, Follow.NO));
        return this;
    }

    /** The entry and everything below it. */
    public Needs subtree(Locator locator, Follow follow) {
        changed(locator, follow);
        subtrees.add(new Target(locator, follow));
        return this;
    }

    /** The file's replicas. */
    public Needs replicasOf(Locator locator, Follow follow) {
        targets.add(new Target(locator, follow));
        replicas.add(new Target(locator, follow));
        return this;
    }

    /** The entry with its attributes and the schema that governs it, to change them. */
    public Needs attributesOf(Locator locator) {
        changed(locator, Follow.YES);
        attributes.add(new Target(locator, Follow.YES));
        return this;
    }

    /** The schema, if there is one of this name. */
    public Needs schema(String name) {
        schemas.add(name);
        return this;
    }

    /** Which schema defines an attribute of this name. */
    public Needs attribute(String name) {
        attributeNames.add(name);
        return this;
    }

    /** Whether the place is taken, and by what. */
    public Needs place(CatalogPath path) {
        return entry(path, Follow.NO);
    }

    /** The replica, if there is one of this name. */
    public Needs sfn(StorageUrl sfn) {
        sfns.add(sfn);
        return this;
    }

    /** Whether the user or group is known. */
    public Needs principal(Principal principal) {
        principals.add(principal);
        return this;
    }

    List<Target> all() {
        List<Target> all = new ArrayList<>(targets);
        sfns.forEach(sfn -> all.add(new Target(sfn, Follow.NO)));
        return all;
    }
}
