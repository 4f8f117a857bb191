package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.ALREADY_EXISTS;
import static org.waymark.api.ErrorCode.INVALID_ARGUMENT;
import static org.waymark.api.ErrorCode.INVALID_PATH;
import static org.waymark.api.ErrorCode.LINK_LOOP;
import static org.waymark.api.ErrorCode.NOT_EMPTY;
import static org.waymark.api.ErrorCode.NOT_FOUND;
import static org.waymark.api.ErrorCode.TOO_LARGE;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.Acl;
import org.waymark.api.AclScope;
import org.waymark.api.AclText;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.Follow;
import org.waymark.api.Guid;
import org.waymark.api.Locator;
import org.waymark.api.Message;
import org.waymark.api.ModeChange;
import org.waymark.api.NewReplica;
import org.waymark.api.Operation;
import org.waymark.api.PageRequest;
import org.waymark.api.Recursion;
import org.waymark.api.ReplicaQuery;
import org.waymark.api.Rights;
import org.waymark.api.StorageUrl;

/** What is wrong in itself is refused with the code of the table, and nothing is changed. */
abstract class BadInputContract extends Subject {

    BadInputContract(CatalogFixture fixture) {
        super(fixture);
    }

    @BeforeEach
    void aFileAndADirectory() {
        alice.register("f", "r");
        alice.mkdirs("d/e");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nul\0",
                "line\nfeed",
                "escape\u001b[2J",
                "delete\u007f",
                "next\u0085line",
                "right-to-left\u202e",
                "isolate\u2066",
                "mark\u200f",
                "lone\ud800surrogate",
                "lone\udc00surrogate",
                "../../../../../../above",
            })
    void aPathWithAnIllegalNameIsInvalid(String path) {
        refusedWithoutEffect(INVALID_PATH, () -> alice.mkdir(path));
        refusedWithoutEffect(INVALID_PATH, () -> alice.create(path));
        refusedWithoutEffect(INVALID_PATH, () -> alice.rename("f", path));
        refusedWithoutEffect(INVALID_PATH, () -> alice.symlink("l", path));
        refused(INVALID_PATH, () -> alice.stat(path));
    }

    @Test
    void aNameHas255BytesAtMost() {
        refusedWithoutEffect(INVALID_PATH, () -> alice.mkdir("x".repeat(256)));
        refusedWithoutEffect(INVALID_PATH, () -> alice.mkdir("é".repeat(128)));
        refusedWithoutEffect(INVALID_PATH, () -> alice.rename("f", "😀".repeat(64)));
    }

    @Test
    void aPathHas4096BytesAtMost() {
        String tooLong = "/x".repeat(CatalogPath.MAX_BYTES / 2 + 1);
        refused(INVALID_PATH, () -> alice.catalog().stat(CatalogPath.parse(tooLong)));
        refusedWithoutEffect(INVALID_PATH, () -> alice.symlink("l", tooLong));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "guid:", "1234", "00000000-0000-0000-0000-00000000000g", "{0}", "0-0-0-0-0"})
    void aGuidHasTheFormOfTheRfc(String text) {
        refusedWithoutEffect(INVALID_ARGUMENT, () -> alice.create("g", Guid.parse(text)));
    }

    @Test
    void aGuidIsTakenOnce() {
        Guid guid = alice.stat("f").guid();
        refusedWithoutEffect(ALREADY_EXISTS, () -> alice.create("g", guid));
        refusedWithoutEffect(
                ALREADY_EXISTS, () -> alice.sendsAtomically(new Change.Mkdir(alice.at("x")), alice.newFile("g", guid)));
    }

    @Test
    void aStorageUrlIsTakenOnce() {
        refusedWithoutEffect(ALREADY_EXISTS, () -> alice.addReplica("f", "r"));
        refusedWithoutEffect(ALREADY_EXISTS, () -> alice.register("g", "r"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "no-scheme", "//se.example.org/x", "srm://se.example.org/a b", "srm://se/%zz", "srm://"})
    void aStorageUrlIsAUriWithAScheme(String text) {
        refusedWithoutEffect(
                INVALID_ARGUMENT,
                () -> alice.does(new Change.AddReplica(alice.at("f"), NewReplica.at(new StorageUrl(text)))));
    }

    @Test
    void aStorageUrlHas2048BytesAtMost() {
        refused(INVALID_ARGUMENT, () -> alice.addReplica("f", "x".repeat(2048)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"crc64:00", "adler32", "adler32:", "adler32:123", "md5:0a1b2c3d", "adler32:0000000g", ":0"})
    void aChecksumHasAKnownTypeAndTheLengthOfItsType(String text) {
        refusedWithoutEffect(
                INVALID_ARGUMENT, () -> alice.does(new Change.SetContent(alice.at("f"), null, Checksums.parse(text))));
    }

    @Test
    void aSizeIsNotNegative() {
        refusedWithoutEffect(INVALID_ARGUMENT, () -> alice.does(new Change.SetContent(alice.at("f"), -1L, null)));
        refusedWithoutEffect(
                INVALID_ARGUMENT, () -> alice.does(new Change.Register(alice.at("g"), Long.MIN_VALUE, Checksums.NONE)));
    }

    @Test
    void aMessageHasTenThousandChangesAtMost() {
        List<Change> changes = IntStream.rangeClosed(0, Operation.BULK_LIMIT)
                .<Change>mapToObj(i -> new Change.Mkdir(alice.at("n" + i)))
                .toList();
        refusedWithoutEffect(TOO_LARGE, () -> alice.sends(Message.atomic(changes)));
        refusedWithoutEffect(TOO_LARGE, () -> alice.sends(Message.each(changes)));
    }

    @Test
    void aReadNamesTenThousandEntriesAtMost() {
        List<Locator> many = Collections.nCopies(Operation.BULK_LIMIT + 1, alice.at("f"));
        refused(TOO_LARGE, () -> alice.catalog().stat(many, Follow.YES));
        refused(TOO_LARGE, () -> alice.catalog().listReplicas(many));
        refused(TOO_LARGE, () -> alice.catalog().getAcl(many));
        refused(TOO_LARGE, () -> alice.catalog().links(many));
        refused(TOO_LARGE, () -> alice.catalog().du(many));
        refused(TOO_LARGE, () -> alice.catalog().checkPermission(many, Rights.ALL));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, PageRequest.MAX_SIZE + 1, Integer.MAX_VALUE})
    void aPageHasOneToTenThousandItems(int size) {
        refused(INVALID_ARGUMENT, () -> new PageRequest(size, null));
    }

    @Test
    void aTokenOfAnotherListingIsNoneOfThisOne() {
        PageRequest forged = new PageRequest(10, "forged");
        refused(INVALID_ARGUMENT, () -> root.catalog().listChanges(forged));
        refused(
                INVALID_ARGUMENT,
                () -> alice.catalog().findReplicas(new ReplicaQuery("se.example.org", null, null), forged));
    }

    @Test
    void aLoopOfSymlinksEndsInAnError() {
        alice.symlink("l", "m");
        alice.symlink("m", "l");
        refusedWithoutEffect(LINK_LOOP, () -> alice.create("l/x"));
        refusedWithoutEffect(LINK_LOOP, () -> alice.chmod("l", "0700"));
        refusedWithoutEffect(LINK_LOOP, () -> alice.addReplica("m", "x"));
    }

    @Test
    void aDirectoryIsNotMovedIntoItself() {
        refusedWithoutEffect(INVALID_ARGUMENT, () -> alice.rename("d", "d/e/x"));
    }

    @Test
    void aDirectoryThatHoldsSomethingIsNotRemoved() {
        refusedWithoutEffect(NOT_EMPTY, () -> alice.rmdir("d"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "u::rwx",
                "u::rwx,g::r-x",
                "u::rwx,g::r-x,o::8",
                "u::rwx,g::r-x,o::rwz",
                "u::rwx,u::r--,g::r-x,o::---",
                "u::rwx,u:bob:rwx,u:bob:r--,g::r-x,m::rwx,o::---",
                "x::rwx,g::r-x,o::---",
                "u::rwx,g::r-x,m:bob:rwx,o::---",
                "d:u::rwx,g::r-x,o::---",
            })
    void anAclIsCompleteAndNamesNobodyTwice(String text) {
        refusedWithoutEffect(INVALID_ARGUMENT, () -> alice.setAcl("f", text));
    }

    @Test
    void anAclThatNamesSomebodyHasAMask() {
        refused(INVALID_ARGUMENT, () -> new Acl(AclText.parseEntries("u::rwx,u:bob:rwx,g::r-x,o::---")));
    }

    @Test
    void anAclHasAThousandEntriesAtMost() {
        String text = IntStream.rangeClosed(0, Acl.MAX_ENTRIES)
                .mapToObj(i -> "u:user" + i + ":r--")
                .collect(Collectors.joining(",", "u::rwx,g::---,o::---,", ""));
        refusedWithoutEffect(INVALID_ARGUMENT, () -> alice.setAcl("f", text));
    }

    @Test
    void manyModificationsDoNotMakeAnAclLongerThanItMayBe() {
        for (int part = 0; part < 2; part++) {
            int first = part * 600;
            String text = IntStream.range(first, first + 600)
                    .mapToObj(i -> "u:user" + i + ":r--")
                    .collect(Collectors.joining(","));
            Change more = new Change.ModifyAcl(
                    alice.at("f"), AclScope.ACCESS, AclText.parseEntries(text), List.of(), Recursion.ENTRY);
            if (part == 0) {
                alice.does(more);
            } else {
                refusedWithoutEffect(INVALID_ARGUMENT, () -> alice.does(more));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "8", "99999", "u", "u+", "u+y", "z+r", "u+r,,g+w", "u?r", "077777"})
    void aModeIsAnOctalNumberOrSymbolic(String text) {
        refusedWithoutEffect(INVALID_ARGUMENT, () -> alice.chmod("f", text));
    }

    @Test
    void textsHaveTheirLimits() {
        refusedWithoutEffect(INVALID_ARGUMENT, () -> alice.setComment("f", "x".repeat(4097)));
        refusedWithoutEffect(INVALID_ARGUMENT, () -> alice.setComment("f", "nul\0"));
        refusedWithoutEffect(INVALID_ARGUMENT, () -> alice.setComment("f", "\ud800"));
        refused(INVALID_ARGUMENT, () -> describing("x".repeat(256), Map.of()));
        refused(INVALID_ARGUMENT, () -> describing("p", Map.of("a", "x".repeat(1025))));
        Map<String, String> tooMany =
                IntStream.rangeClosed(0, 64).boxed().collect(Collectors.toMap(i -> "a" + i, i -> "v"));
        refused(INVALID_ARGUMENT, () -> describing("p", tooMany));
    }

    private Change.SetReplica describing(String pool, Map<String, String> attributes) {
        return new Change.SetReplica(alice.sfn("r"), null, null, null, pool, null, null, null, null, null, attributes);
    }

    @Test
    void timesLieWithinWhatEveryDatabaseKeeps() {
        for (Instant time : List.of(Instant.MIN, Instant.MAX, Instant.parse("+10000-01-01T00:00:00Z"))) {
            refusedWithoutEffect(INVALID_ARGUMENT, () -> alice.does(new Change.SetTimes(alice.at("f"), time, null)));
        }
    }

    @Test
    void anIdempotencyKeyIsShortAndPrintable() {
        Message message = Message.atomic(new Change.Mkdir(alice.at("x")));
        for (String key : List.of("", "a b", "é", "x".repeat(129), "\n")) {
            refused(INVALID_ARGUMENT, () -> message.withKey(key));
        }
    }

    @Test
    void anErrorSaysWhatItIsAboutAndNothingOfTheDatabase() {
        CatalogException failure = failureOf(() -> alice.unlink("no"));
        assertThat(failure.code()).isEqualTo(NOT_FOUND);
        assertThat(failure).hasMessageContaining(alice.at("no").text());
        for (Change change : List.of(
                alice.newFile("g", alice.stat("f").guid()),
                new Change.AddReplica(alice.at("f"), NewReplica.at(alice.sfn("r"))),
                new Change.Mkdir(alice.at("d")))) {
            assertThat(failureOf(() -> alice.does(change)).getMessage())
                    .doesNotContainIgnoringCase("select ")
                    .doesNotContainIgnoringCase("constraint")
                    .doesNotContainIgnoringCase("exception");
        }
    }

    @Test
    void aModeTextOfAnyLengthIsReadOrRefusedAtOnce() {
        refused(INVALID_ARGUMENT, () -> ModeChange.parse("+".repeat(100_000)));
    }
}
