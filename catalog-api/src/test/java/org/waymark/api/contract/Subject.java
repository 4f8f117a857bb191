package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.waymark.api.Caller;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Entry;
import org.waymark.api.ErrorCode;
import org.waymark.api.FindRequest;
import org.waymark.api.Follow;
import org.waymark.api.Guid;
import org.waymark.api.InitialPermissions;
import org.waymark.api.MissingParents;
import org.waymark.api.Outcome;
import org.waymark.api.Recursion;
import org.waymark.api.Replica;

/**
 * One subject of the contract. Every test has a directory of its own, owned by Alice and her first group, with mode 0755.
 * Alice is in the groups atlas and higgs, Bob in atlas, Carol in cms; root is an administrator.
 */
abstract class Subject {

    static final String ALICE = "alice";
    static final String ATLAS = "atlas";
    static final String HIGGS = "higgs";

    final CatalogPath home = CatalogPath.parse("/contract/" + UUID.randomUUID());
    final CatalogFixture fixture;
    final Actor root;
    final Actor alice;
    final Actor bob;
    final Actor carol;

    Subject(CatalogFixture fixture) {
        this.fixture = fixture;
        root = actor(Caller.administrator("root"));
        alice = actor(Caller.of(ALICE, ATLAS, HIGGS));
        bob = actor(Caller.of("bob", ATLAS));
        carol = actor(Caller.of("carol", "cms"));
    }

    @BeforeEach
    void aliceHasADirectoryOfHerOwn() {
        root.sendsAtomically(
                new Change.Mkdir(home, MissingParents.CREATE, InitialPermissions.mode(0755)),
                new Change.Chown(home, ALICE, ATLAS, Follow.YES, Recursion.ENTRY));
    }

    final Actor actor(Caller caller) {
        return new Actor(caller, fixture, home);
    }

    /** The error with which a call fails. */
    static CatalogException failureOf(ThrowingCallable call) {
        CatalogException failure = catchThrowableOfType(CatalogException.class, call);
        assertThat(failure).as("the failure that was expected").isNotNull();
        return failure;
    }

    static void refused(ErrorCode code, ThrowingCallable call) {
        CatalogException failure = failureOf(call);
        assertThat(failure.code()).as(failure.getMessage()).isEqualTo(code);
    }

    /** Refused with {@code code}, and everything in the directory of the test is as before. */
    void refusedWithoutEffect(ErrorCode code, ThrowingCallable call) {
        List<Kept> before = everything();
        refused(code, call);
        assertThat(everything()).isEqualTo(before);
    }

    /** All that is recorded in the directory of the test, in the order of paths. */
    List<Kept> everything() {
        List<Entry> entries = new ArrayList<>();
        root.catalog().find(FindRequest.everythingBelow(home), entries::add);
        List<Guid> files =
                entries.stream().map(Entry::guid).filter(Objects::nonNull).toList();
        Map<String, List<Replica>> replicas =
                root.catalog().listReplicas(files).stream().collect(Collectors.toMap(Outcome::key, Outcome::require));
        return entries.stream()
                .sorted(Comparator.comparing(Entry::path))
                .map(entry -> new Kept(
                        entry,
                        entry.guid() == null
                                ? List.of()
                                : replicas.get(entry.guid().text())))
                .toList();
    }

    /** An entry with its replicas. */
    record Kept(Entry entry, List<Replica> replicas) {}
}
