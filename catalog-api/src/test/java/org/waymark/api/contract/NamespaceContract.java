package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.ALREADY_EXISTS;
import static org.waymark.api.ErrorCode.NOT_A_DIRECTORY;
import static org.waymark.api.ErrorCode.NOT_FOUND;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.Effect;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Guid;
import org.waymark.api.InitialPermissions;
import org.waymark.api.Locator;
import org.waymark.api.Message;
import org.waymark.api.MissingParents;
import org.waymark.api.Mode;
import org.waymark.api.Outcome;

/** Directories and files: making them, and finding them by path and GUID. */
abstract class NamespaceContract extends Subject {

    NamespaceContract(CatalogFixture fixture) {
        super(fixture);
    }

    @Test
    void theRootIsADirectory() {
        Entry entry = carol.catalog().stat(CatalogPath.ROOT);
        assertThat(entry.kind()).isEqualTo(EntryKind.DIRECTORY);
        assertThat(entry.path()).isEqualTo(CatalogPath.ROOT);
    }

    @Test
    void aNewDirectoryBelongsToItsMakerAndIsEmpty() {
        assertThat(alice.mkdir("d").kind()).isEqualTo(Effect.Kind.CREATED);
        Entry entry = alice.stat("d");
        assertThat(entry.path()).isEqualTo(alice.at("d"));
        assertThat(entry.kind()).isEqualTo(EntryKind.DIRECTORY);
        assertThat(entry.owner()).isEqualTo(ALICE);
        assertThat(entry.group()).isEqualTo(ATLAS);
        assertThat(entry.mode()).hasToString("0755");
        assertThat(entry.guid()).isNull();
        assertThat(entry.defaultAcl()).isNull();
        assertThat(alice.names("d")).isEmpty();
    }

    @Test
    void aNewFileHasWhatItsMakerSays() {
        Guid guid = Actor.newGuid();
        Checksums checksums = Checksums.parse("adler32:0a1b2c3d,md5:" + "0f".repeat(16));
        Effect effect = alice.does(new Change.CreateFile(
                alice.at("f"), guid, 42, checksums, MissingParents.FAIL, InitialPermissions.DEFAULT_FOR_FILE));
        Entry entry = alice.stat("f");
        assertThat(effect).isEqualTo(new Effect(Effect.Kind.CREATED, guid, entry.version()));
        assertThat(entry.kind()).isEqualTo(EntryKind.FILE);
        assertThat(entry.guid()).isEqualTo(guid);
        assertThat(entry.size()).isEqualTo(42);
        assertThat(entry.checksums()).isEqualTo(checksums);
        assertThat(entry.mode()).hasToString("0644");
        assertThat(entry.target()).isNull();
        assertThat(entry.comment()).isNull();
    }

    @Test
    void theServerMakesAGuidWhereNoneIsGiven() {
        Guid first = alice.create("f").guid();
        Guid second = alice.create("g").guid();
        assertThat(first).isNotNull().isNotEqualTo(second);
        assertThat(alice.stat("f").guid()).isEqualTo(first);
    }

    @Test
    void aFileIsFoundByItsGuidInAnyLetterCase() {
        Guid guid = Guid.parse(Actor.newGuid().toString().toUpperCase(Locale.ROOT));
        alice.create("f", guid);
        assertThat(alice.catalog().stat(guid).path()).isEqualTo(alice.at("f"));
        assertThat(alice.catalog()
                        .stat(Locator.parse("guid:" + guid.toString().toUpperCase(Locale.ROOT)))
                        .path())
                .isEqualTo(alice.at("f"));
    }

    @Test
    void aGuidIsUniqueInTheCatalog() {
        Guid guid = alice.create("f").guid();
        refusedWithoutEffect(ALREADY_EXISTS, () -> alice.create("g", guid));
    }

    @Test
    void theGuidOfARemovedFileIsFree() {
        Guid guid = alice.create("f").guid();
        alice.unlink("f");
        alice.create("g", guid);
        assertThat(alice.catalog().stat(guid).path()).isEqualTo(alice.at("g"));
    }

    @Test
    void aNameIsTakenOnce() {
        alice.mkdir("d");
        alice.create("f");
        alice.symlink("dangling", "nowhere");
        for (String taken : List.of("d", "f", "dangling")) {
            refusedWithoutEffect(ALREADY_EXISTS, () -> alice.mkdir(taken));
            refusedWithoutEffect(ALREADY_EXISTS, () -> alice.create(taken));
            refusedWithoutEffect(ALREADY_EXISTS, () -> alice.symlink(taken, "nowhere"));
        }
    }

    @Test
    void theRootCannotBeMade() {
        refused(ALREADY_EXISTS, () -> root.does(new Change.Mkdir(CatalogPath.ROOT)));
    }

    @Test
    void nothingIsMadeInADirectoryThatIsNotThere() {
        refusedWithoutEffect(NOT_FOUND, () -> alice.mkdir("no/d"));
        refusedWithoutEffect(NOT_FOUND, () -> alice.create("no/f"));
        refusedWithoutEffect(NOT_FOUND, () -> alice.symlink("no/l", "x"));
    }

    @Test
    void aFileHoldsNoEntries() {
        alice.create("f");
        refusedWithoutEffect(NOT_A_DIRECTORY, () -> alice.stat("f/x"));
        refusedWithoutEffect(NOT_A_DIRECTORY, () -> alice.mkdir("f/x"));
        refusedWithoutEffect(NOT_A_DIRECTORY, () -> alice.create("f/x"));
        refusedWithoutEffect(NOT_A_DIRECTORY, () -> alice.mkdirs("f/x/y"));
    }

    @Test
    void missingParentsAreMadeWithDefaultPermissionsWhenAskedFor() {
        alice.does(new Change.Mkdir(alice.at("a/b/c"), MissingParents.CREATE, InitialPermissions.mode(0700)));
        assertThat(alice.stat("a").mode()).hasToString("0755");
        assertThat(alice.stat("a/b").owner()).isEqualTo(ALICE);
        assertThat(alice.stat("a/b/c").mode()).hasToString("0700");
    }

    @Test
    void aFileMayBringItsDirectoriesAlong() {
        alice.does(new Change.CreateFile(
                alice.at("a/b/f"), null, 0, Checksums.NONE, MissingParents.CREATE, InitialPermissions.mode(0600)));
        assertThat(alice.stat("a/b").kind()).isEqualTo(EntryKind.DIRECTORY);
        assertThat(alice.stat("a/b/f").mode()).hasToString("0600");
    }

    @Test
    void makingADirectoryWithItsParentsMayBeRepeated() {
        alice.mkdirs("a/b");
        long version = alice.stat("a/b").version();
        assertThat(alice.mkdirs("a/b").kind()).isEqualTo(Effect.Kind.UNCHANGED);
        assertThat(alice.stat("a/b").version()).isEqualTo(version);
    }

    @Test
    void makingADirectoryWithItsParentsDoesNotTakeAFileForOne() {
        alice.create("f");
        refusedWithoutEffect(ALREADY_EXISTS, () -> alice.mkdirs("f"));
    }

    @Test
    void whatIsNotThereIsNotFound() {
        refused(NOT_FOUND, () -> alice.stat("no"));
        refused(NOT_FOUND, () -> alice.stat("no/no"));
        refused(NOT_FOUND, () -> alice.catalog().stat(Actor.newGuid()));
        refused(NOT_FOUND, () -> alice.catalog().stat(alice.sfn("no")));
    }

    @Test
    void aBulkLookUpAnswersItemByItemInTheOrderOfTheRequest() {
        alice.create("f");
        alice.mkdir("d");
        Guid unknown = Actor.newGuid();
        List<Locator> wanted = List.of(alice.at("f"), alice.at("no"), alice.at("d"), unknown, alice.at("f"));
        List<Outcome<Entry>> outcomes = alice.catalog().stat(wanted, Follow.YES);
        assertThat(outcomes)
                .extracting(Outcome::key)
                .containsExactlyElementsOf(wanted.stream().map(Locator::text).toList());
        assertThat(outcomes).extracting(Outcome::isOk).containsExactly(true, false, true, false, true);
        assertThat(outcomes.get(1))
                .isInstanceOfSatisfying(
                        Outcome.Failed.class,
                        failed -> assertThat(failed.code()).isEqualTo(ErrorCode.NOT_FOUND));
    }

    @Test
    void aThousandPathsAreLookedUpAtOnce() {
        alice.mkdir("d");
        alice.sends(Message.atomic(IntStream.range(0, 1000)
                .mapToObj(i -> alice.newFile("d/" + i, null))
                .toList()));
        List<CatalogPath> paths = IntStream.range(0, 1000)
                .mapToObj(i -> alice.at("d/" + (999 - i)))
                .toList();
        assertThat(alice.catalog().stat(paths, Follow.YES))
                .extracting(outcome -> outcome.require().path())
                .containsExactlyElementsOf(paths);
    }

    @Test
    void nothingToLookUpIsNoError() {
        assertThat(alice.catalog().stat(List.of(), Follow.YES)).isEmpty();
    }

    @Test
    void aNameMayHoldWhateverIsNotForbidden() {
        List<String> names = List.of(
                "'; drop table entry; --",
                "100%",
                "a_b",
                "back\\slash",
                "\"quoted\"",
                "[set]*?",
                "#frag&amp=1+2",
                " ",
                "...",
                "日本語",
                "😀",
                "-",
                "a:b",
                "$HOME`x`",
                "x".repeat(255),
                "é".repeat(127));
        for (String name : names) {
            alice.does(new Change.CreateFile(home.child(name)));
            assertThat(alice.catalog().stat(home.child(name)).path().name()).isEqualTo(name);
        }
        assertThat(alice.names(".")).containsExactlyInAnyOrderElementsOf(names);
    }

    @Test
    void namesAreComparedByTheirBytes() {
        List<String> names = List.of("trail", "Trail", "trail ", "träil", "tráil", " trail", "trai\u0142");
        for (String name : names) {
            alice.does(new Change.CreateFile(home.child(name)));
        }
        assertThat(alice.names(".")).containsExactlyInAnyOrderElementsOf(names);
        refused(NOT_FOUND, () -> alice.stat("TRAIL"));
        refused(NOT_FOUND, () -> alice.stat("trail  "));
    }

    @Test
    void aComposedAndADecomposedAccentAreTheSameName() {
        alice.create("caf\u00e9");
        assertThat(alice.stat("cafe\u0301").path().name()).isEqualTo("caf\u00e9");
        refused(ALREADY_EXISTS, () -> alice.mkdir("cafe\u0301"));
    }

    @Test
    void aPathMayBeAsDeepAsItsLengthAllows() {
        String deep = "d" + "/d".repeat((CatalogPath.MAX_BYTES - home.text().length()) / 2 - 1);
        alice.mkdirs(deep);
        assertThat(alice.stat(deep).path()).isEqualTo(alice.at(deep));
        assertThat(alice.stat(deep).path().text().length()).isGreaterThan(CatalogPath.MAX_BYTES - 3);
    }

    @Test
    void timesAreThoseOfTheMomentInMilliseconds() {
        Instant before = Instant.now().minus(Duration.ofMinutes(5));
        alice.create("f");
        Entry entry = alice.stat("f");
        for (Instant time : List.of(entry.created(), entry.modified(), entry.accessed(), entry.changed())) {
            assertThat(time).isBetween(before, Instant.now().plus(Duration.ofMinutes(5)));
            assertThat(time).isEqualTo(time.truncatedTo(ChronoUnit.MILLIS));
        }
    }

    @Test
    void theUmaskTakesBitsFromTheModeOfANewEntry() {
        InitialPermissions permissions = new InitialPermissions.ByMode(new Mode(0777), new Mode(027));
        alice.does(new Change.Mkdir(alice.at("d"), MissingParents.FAIL, permissions));
        alice.does(new Change.CreateFile(alice.at("f"), null, 0, Checksums.NONE, MissingParents.FAIL, permissions));
        assertThat(alice.stat("d").mode()).hasToString("0750");
        assertThat(alice.stat("f").mode()).hasToString("0750");
    }

    @Test
    void aNewEntryMayCopyThePermissionsOfItsDirectory() {
        root.chown(".", null, HIGGS);
        alice.setAcl(".", "u::rwx,u:carol:r-x,g::r-x,m::rwx,o::--x");
        InitialPermissions copy = new InitialPermissions.CopyOfParent();
        alice.does(new Change.Mkdir(alice.at("d"), MissingParents.FAIL, copy));
        Entry directory = alice.stat("d");
        assertThat(directory.group()).isEqualTo(HIGGS);
        assertThat(directory.acl()).isEqualTo(alice.stat(".").acl());
    }
}
