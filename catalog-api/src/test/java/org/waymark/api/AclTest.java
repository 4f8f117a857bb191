package org.waymark.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.AclEntry.Tag;

class AclTest {

    @Test
    void isWrittenInTheStandardsOrder() {
        assertThat(AclText.parse("o::r,m::rw,g:b:r,g:a:w,g::x,u:z:rw,u:b:r,u::rwx")
                        .posixText())
                .isEqualTo("user::rwx,user:b:r--,user:z:rw-,group::--x,group:a:-w-,group:b:r--,mask::rw-,other::r--");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "u::rwx,g::r-x",
                "u::rwx,o::r-x",
                "g::rwx,o::r-x",
                "u::rwx,u::r,g::r,o::r",
                "u::rwx,u:a:r,u:a:w,g::r,m::r,o::r",
                "u::rwx,g::r,m::r,m::w,o::r",
                "u::rwx,g::r,o:a:r",
            })
    void isCompleteAndNamesNobodyTwice(String text) {
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(() -> AclText.parse(text))
                .extracting(CatalogException::code)
                .isEqualTo(ErrorCode.INVALID_ARGUMENT);
    }

    @Test
    void needsAMaskWhereSomebodyIsNamed() {
        List<AclEntry> entries = AclText.parseEntries("u::rwx,u:a:rw,g::r,g:b:x,o::-");
        assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> new Acl(entries));
        assertThat(AclText.complete(entries).of(Tag.MASK)).isEqualTo(Rights.ofPosix(7));
        assertThat(AclText.parse("u::rwx,g::r,o::-").hasMask()).isFalse();
        assertThat(AclText.parse("u::rwx,g::r,m::-,o::-").hasMask()).isTrue();
    }

    @Test
    void hasUpTo1024Entries() {
        List<AclEntry> entries = new ArrayList<>(AclText.parseEntries("u::rwx,g::r,m::rwx,o::-"));
        for (int i = 0; i < 1020; i++) {
            entries.add(new AclEntry(Tag.USER, "u" + i, Rights.NONE));
        }
        assertThat(new Acl(entries).entries()).hasSize(1024);
        entries.add(new AclEntry(Tag.USER, "one more", Rights.NONE));
        assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> new Acl(entries));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 0777, 0640, 0711, 0524, 0177})
    void saysWhatAModeSays(int bits) {
        Acl acl = Acl.ofMode(new Mode(bits));
        assertThat(acl.mode()).isEqualTo(new Mode(bits));
        assertThat(acl.of(Tag.OWNER).contains(Right.PERMISSION)).isTrue();
        assertThat(acl.of(Tag.OTHER).contains(Right.PERMISSION)).isFalse();
    }

    @Test
    void theGroupDigitIsTheMaskWhereThereIsOne() {
        Acl acl = AclText.parse("u::rw,g::rwx,m::r,o::-");
        assertThat(acl.mode()).hasToString("0640");
        assertThat(acl.groupClass()).isEqualTo(Tag.MASK);
        assertThat(AclText.parse("u::rw,g::rwx,o::-").mode()).hasToString("0670");
    }

    @Test
    void anEntryIsReplacedOrAdded() {
        Acl acl = AclText.parse("u::rw,u:a:r,g::r,m::r,o::-");
        assertThat(acl.with(AclText.parseEntry("u:a:rw")).posixText())
                .isEqualTo("user::rw-,user:a:rw-,group::r--,mask::r--,other::---");
        assertThat(acl.with(AclText.parseEntry("g:a:x")).entries()).hasSize(6);
        assertThat(acl.with(Tag.MASK, Rights.ofPosix(7)).of(Tag.MASK).posix()).isEqualTo(7);
        assertThat(acl.without(entry -> entry.tag().isNamed())).hasSize(4);
    }

    @Test
    void aNamedEntryNamesSomebodyAndOthersNobody() {
        assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> AclEntry.of(Tag.USER, Rights.ALL));
        assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> new AclEntry(Tag.OWNER, "a", Rights.ALL));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "u::rwx | user::pdrwlxgs",
                "user:alice:rw- | user:alice:-drwl-gs",
                "u:alice:6 | user:alice:-drwl-gs",
                "u:alice:0 | user:alice:-d----g-",
                "g::r-x | group::-dr-lxg-",
                "m:rwx | mask::-drwlxgs",
                "mask::5 | mask::-dr-lxg-",
                "o:--- | other::-d----g-",
                "other::r | other::-dr-l-g-",
                "u:alice:rg | user:alice:--r---g-",
                "u:alice:--r--x-- | user:alice:--r--x--",
                "u:alice:-------- | user:alice:--------",
                "g:/atlas/Role=production:rl | group:/atlas/Role=production:--r-l---",
                "g:vo:sub:rwx | group:vo:sub:-drwlxgs",
                "u:/DC=ch/CN=Jane Doe:x | user:/DC=ch/CN=Jane Doe:-d---xg-",
            })
    void anEntryIsReadFromItsText(String text, String entry) {
        assertThat(AclText.parseEntry(text.strip())).hasToString(entry.strip());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "u",
                "alice",
                "user:alice",
                "user:sg",
                "u:rwx",
                "g:rw",
                "u:alice:8",
                "u:alice:77",
                "u:alice:rwz",
                "x:alice:r",
                "U::r",
                "d:u::rwx",
                "default:user::rwx",
                "m:alice:r",
                "o:alice:r",
                ":r",
                "::",
                "u:a\nb:r"
            })
    void whatIsNoEntryIsRefused(String text) {
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(() -> AclText.parseEntry(text))
                .extracting(CatalogException::code)
                .isEqualTo(ErrorCode.INVALID_ARGUMENT);
    }

    @Test
    void entriesAreSeparatedByCommasOrLineEnds() {
        List<AclEntry> entries =
                AclText.parseEntries("u::rwx, u:/O=Lab, Inc/CN=Jane Doe:r,g::x\ngroup:a:w\r\n\tm::7\no::-");
        assertThat(entries).hasSize(6);
        assertThat(entries.get(1).principal()).isEqualTo("/O=Lab, Inc/CN=Jane Doe");
        assertThat(entries.get(3).principal()).isEqualTo("a");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", ",", "u::rwx,", ",u::rwx", "u::rwx,,g::r"})
    void aListWithoutAnEntryBetweenItsCommasIsRefused(String text) {
        assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> AclText.parseEntries(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "user::rwx,group::r-x,other::---",
                "user::pdrwlxgs,user:a, b:--r-----,user:c d:-d------,group::--------,mask::pdrwlxgs,other::------g-",
            })
    void aListIsReadBackFromItsText(String text) {
        Acl acl = AclText.parse(text);
        assertThat(AclText.parse(acl.toString())).isEqualTo(acl);
    }
}
