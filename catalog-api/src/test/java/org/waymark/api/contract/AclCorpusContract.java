package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.waymark.api.AclScope;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.InitialPermissions;
import org.waymark.api.Locator;
import org.waymark.api.MissingParents;
import org.waymark.api.ModeChange;
import org.waymark.api.OnExisting;
import org.waymark.api.Recursion;
import org.waymark.api.contract.AclCorpus.Attempt;

/** Every decision of the Linux kernel about POSIX ACLs in the corpus is the catalog's decision too. */
abstract class AclCorpusContract extends Subject {

    private static final int THREADS = 4;

    AclCorpusContract(CatalogFixture fixture) {
        super(fixture);
    }

    @Test
    void theCatalogDecidesAsTheKernelDoes() throws Exception {
        Optional<Path> file = AclCorpus.file();
        Assumptions.assumeTrue(
                file.isPresent(), "no corpus: WAYMARK_ACL_CORPUS names none, and there is no shared/acl-corpus");
        Tally tally = new Tally();
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Callable<Void>> trees = new ArrayList<>();
            for (AclCorpus.Tree tree : AclCorpus.read(file.orElseThrow())) {
                trees.add(() -> replay(tree, tally));
            }
            for (Future<Void> replayed : threads.invokeAll(trees)) {
                replayed.get();
            }
        } catch (ExecutionException e) {
            throw new AssertionError("a tree could not be replayed", e.getCause());
        } finally {
            threads.shutdownNow();
            System.out.println(tally);
        }
        assertThat(tally.disagreements).isEmpty();
        assertThat(tally.agreed).isNotEmpty();
    }

    private Void replay(AclCorpus.Tree tree, Tally tally) {
        AclCorpusTree planted = new AclCorpusTree(tree, root, home.child("" + tree.number()));
        for (Attempt attempt : tree.attempts()) {
            if (attempt.hasDots()) {
                tally.skip();
            } else {
                tally.count(attempt, difference(planted, attempt));
            }
        }
        planted.isAsGiven();
        return null;
    }

    /** How the catalog differs from the kernel about {@code attempt}; empty when it agrees. */
    private String difference(AclCorpusTree tree, Attempt attempt) {
        String outcome;
        String difference = "";
        try {
            Object answer = carryOut(tree, attempt);
            outcome = "OK";
            if (attempt.names() != null && !attempt.names().equals(answer)) {
                difference = answer + " instead of " + attempt.names();
            }
            if (attempt.result() != null) {
                difference = tree.difference(attempt.result());
            }
            tree.restore(attempt);
        } catch (CatalogException e) {
            outcome = e.code().name();
        }
        String expected = code(attempt.expected());
        return outcome.equals(expected) ? difference : outcome + " instead of " + expected;
    }

    private static String code(String expected) {
        return switch (expected) {
            case "EACCES", "EPERM" -> "PERMISSION_DENIED";
            case "ENOENT" -> "NOT_FOUND";
            case "ENOTDIR" -> "NOT_A_DIRECTORY";
            case "EISDIR" -> "IS_A_DIRECTORY";
            case "EEXIST" -> "ALREADY_EXISTS";
            case "ENOTEMPTY" -> "NOT_EMPTY";
            case "EINVAL" -> "INVALID_ARGUMENT";
            default -> expected;
        };
    }

    private Object carryOut(AclCorpusTree tree, Attempt attempt) {
        Actor actor = actor(attempt.subject());
        CatalogPath path = tree.at(attempt.path());
        return switch (attempt.op()) {
            case "access" -> require(actor, path, attempt.number("want"));
            case "read" -> require(actor, path, 4);
            case "write" -> require(actor, path, 2);
            case "readwrite" -> require(actor, path, 6);
            case "stat" -> actor.catalog().stat(path);
            case "list" -> actor.names(path.text()).stream().sorted().toList();
            default -> actor.does(change(tree, attempt, path));
        };
    }

    private static Object require(Actor actor, Locator path, int rwx) {
        boolean allowed = actor.catalog()
                .checkPermission(List.of(path), Actor.posix(rwx))
                .get(0)
                .require()
                .allowed();
        if (!allowed) {
            throw new CatalogException(ErrorCode.PERMISSION_DENIED, "the check says no");
        }
        return true;
    }

    private static Change change(AclCorpusTree tree, Attempt attempt, CatalogPath path) {
        return switch (attempt.op()) {
            case "create" ->
                new Change.CreateFile(path, null, 0, Checksums.NONE, MissingParents.FAIL, permissions(attempt));
            case "mkdir" -> new Change.Mkdir(path, MissingParents.FAIL, permissions(attempt));
            case "unlink" -> new Change.Unlink(path);
            case "rmdir" -> new Change.Rmdir(path);
            case "rename" -> new Change.Rename(path, tree.at(attempt.text("to")), OnExisting.REPLACE);
            case "chmod" -> new Change.Chmod(path, new ModeChange.Absolute(attempt.mode()), Recursion.ENTRY);
            case "chgrp" -> new Change.Chown(path, null, "g" + attempt.number("gid"), Follow.YES, Recursion.ENTRY);
            case "setacl" -> new Change.SetAcl(path, AclScope.ACCESS, attempt.acl());
            case "setdefault" -> new Change.SetAcl(path, AclScope.DEFAULT, attempt.acl());
            default -> throw new IllegalStateException("an operation that is not in the format: " + attempt.op());
        };
    }

    private static InitialPermissions permissions(Attempt attempt) {
        return new InitialPermissions.ByMode(attempt.mode(), attempt.umask());
    }

    /** Agreement by operation. */
    private static final class Tally {
        private final Map<String, Integer> tried = new TreeMap<>();
        private final Map<String, Integer> agreed = new TreeMap<>();
        private final List<String> disagreements = new ArrayList<>();
        private int skipped;

        synchronized void count(Attempt attempt, String difference) {
            tried.merge(attempt.op(), 1, Integer::sum);
            if (difference.isEmpty()) {
                agreed.merge(attempt.op(), 1, Integer::sum);
            } else {
                disagreements.add("%s %s %s: %s".formatted(attempt.id(), attempt.op(), attempt.path(), difference));
            }
        }

        synchronized void skip() {
            skipped++;
        }

        @Override
        public synchronized String toString() {
            StringBuilder text = new StringBuilder("agreement with the kernel's ACL decisions:");
            tried.forEach((op, count) -> text.append(" %s %d/%d".formatted(op, agreed.getOrDefault(op, 0), count)));
            return text.append("; skipped for dots in the path: ")
                    .append(skipped)
                    .toString();
        }
    }
}
