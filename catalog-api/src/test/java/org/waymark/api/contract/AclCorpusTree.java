package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.waymark.api.AclScope;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.FindRequest;
import org.waymark.api.Follow;
import org.waymark.api.InitialPermissions;
import org.waymark.api.Message;
import org.waymark.api.MissingParents;
import org.waymark.api.ModeChange;
import org.waymark.api.Recursion;
import org.waymark.api.contract.AclCorpus.Attempt;
import org.waymark.api.contract.AclCorpus.Node;

/** One tree of the corpus as it stands in the catalog. What an attempt changes is put back afterwards. */
final class AclCorpusTree {

    private final Actor root;
    private final CatalogPath top;
    private final Map<String, Node> nodes;
    private final List<Node> inOrder;

    /** Plants {@code tree} at {@code top}, whose parent exists. */
    AclCorpusTree(AclCorpus.Tree tree, Actor root, CatalogPath top) {
        this.root = root;
        this.top = top;
        this.inOrder = tree.nodes();
        this.nodes = inOrder.stream().collect(Collectors.toMap(Node::path, Function.identity()));
        List<Change> changes = new ArrayList<>();
        inOrder.forEach(node -> changes.add(make(node)));
        inOrder.forEach(node -> changes.addAll(furnish(node)));
        root.sends(Message.atomic(changes));
    }

    /** Where the corpus's {@code path} is in the catalog. */
    CatalogPath at(String path) {
        return CatalogPath.parse(top.text() + "/" + path);
    }

    private Change make(Node node) {
        InitialPermissions mode = InitialPermissions.mode(node.mode().bits() & 0777);
        return node.directory()
                ? new Change.Mkdir(at(node.path()), MissingParents.FAIL, mode)
                : new Change.CreateFile(at(node.path()), null, 0, Checksums.NONE, MissingParents.FAIL, mode);
    }

    /** Gives an entry that is there the owner, the lists and the mode of {@code node}. */
    private List<Change> furnish(Node node) {
        CatalogPath path = at(node.path());
        List<Change> changes = new ArrayList<>();
        changes.add(new Change.Chown(path, node.owner(), node.group(), Follow.NO, Recursion.ENTRY));
        changes.add(new Change.SetAcl(path, AclScope.ACCESS, node.acl()));
        changes.add(new Change.Chmod(path, new ModeChange.Absolute(node.mode()), Recursion.ENTRY));
        if (node.directory()) {
            changes.add(new Change.SetAcl(path, AclScope.DEFAULT, node.defaultAcl()));
        }
        return changes;
    }

    /** Undoes what {@code attempt} did when it succeeded. */
    void restore(Attempt attempt) {
        List<Change> changes = new ArrayList<>();
        switch (attempt.op()) {
            case "create", "mkdir" -> changes.add(new Change.RemoveTree(at(attempt.path())));
            case "unlink", "rmdir" -> remake(attempt.path(), changes);
            case "chmod", "chgrp", "setacl", "setdefault" -> changes.addAll(furnish(nodes.get(attempt.path())));
            case "rename" -> {
                String to = attempt.text("to");
                if (!to.equals(attempt.path())) {
                    changes.add(new Change.Rename(at(to), at(attempt.path())));
                    remake(to, changes);
                }
            }
            default -> {}
        }
        if (!changes.isEmpty()) {
            root.sends(Message.atomic(changes));
        }
    }

    private void remake(String path, List<Change> changes) {
        Node node = nodes.get(path);
        if (node != null) {
            changes.add(make(node));
            changes.addAll(furnish(node));
        }
    }

    /** How an entry looks where it should look like {@code node}; empty when it does. */
    String difference(Node node) {
        Entry entry = root.catalog().stat(at(node.path()));
        return describe(entry).equals(describe(node)) ? "" : describe(entry) + " instead of " + describe(node);
    }

    private static String describe(Node node) {
        return "%s %s:%s %s [%s] [%s]"
                .formatted(
                        node.directory() ? EntryKind.DIRECTORY : EntryKind.FILE,
                        node.owner(),
                        node.group(),
                        node.mode(),
                        node.acl().posixText(),
                        node.defaultAcl() == null ? "" : node.defaultAcl().posixText());
    }

    private static String describe(Entry entry) {
        return "%s %s:%s %s [%s] [%s]"
                .formatted(
                        entry.kind(),
                        entry.owner(),
                        entry.group(),
                        entry.mode(),
                        entry.acl().posixText(),
                        entry.defaultAcl() == null ? "" : entry.defaultAcl().posixText());
    }

    /** Every node is as given, and there is nothing else: attempts that were refused changed nothing. */
    void isAsGiven() {
        List<String> found = new ArrayList<>();
        root.catalog().find(FindRequest.everythingBelow(top), entry -> found.add(entry.path() + " " + describe(entry)));
        assertThat(found)
                .containsExactlyInAnyOrderElementsOf(inOrder.stream()
                        .map(node -> at(node.path()) + " " + describe(node))
                        .toList());
    }
}
