package org.waymark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.waymark.api.Change;
import org.waymark.api.Follow;
import org.waymark.api.ModeChange;
import org.waymark.api.ModeChange.Grammar;
import org.waymark.api.Recursion;

class AccessCommandsTest {

    private final MemoryCatalog catalog = new MemoryCatalog();
    private final Waymark waymark = new Waymark(catalog);

    @BeforeEach
    void aDirectory() {
        waymark.outputOf("mkdir /d");
    }

    private Change lastChange() {
        return catalog.messages().get(catalog.messages().size() - 1).changes().get(0);
    }

    private Grammar lastGrammar() {
        return ((ModeChange.Symbolic) ((Change.Chmod) lastChange()).mode()).grammar();
    }

    @Test
    void chmodTakesEveryGrammar() {
        waymark.outputOf("chmod 2750 /d");
        assertThat(catalog.entry("/d").mode()).hasToString("2750");
        waymark.outputOf("chmod -R u+rwX,go-w /d");
        assertThat(lastChange())
                .isEqualTo(
                        new Change.Chmod(catalog.entry("/d").path(), ModeChange.parse("u+rwX,go-w"), Recursion.TREE));
        waymark.outputOf("chmod -b 100 go-pdwxs,u+ws /d");
        assertThat(lastGrammar()).isEqualTo(Grammar.GLITE);
        waymark.outputOf("chmod --glite u+w /d");
        assertThat(lastGrammar()).isEqualTo(Grammar.GLITE);
        waymark.outputOf("chmod -- -w /d");
        assertThat(lastGrammar()).isEqualTo(Grammar.POSIX);
        assertThat(waymark.run("chmod u+q /d")).isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo("chmod: not a mode: u+q\n");
    }

    @Test
    void chownTellsOwnerFromGroup() {
        assertOwnership("chown bob /d", "bob", null);
        assertOwnership("chown bob:atlas /d", "bob", "atlas");
        assertOwnership("chown :atlas /d", null, "atlas");
        assertOwnership("chgrp atlas/Role=production /d", null, "atlas/Role=production");
        assertOwnership("chown '/C=CH/CN=Robot\\: x:atlas' /d", "/C=CH/CN=Robot: x", "atlas");
        waymark.outputOf("chown -hR bob /d");
        assertThat(lastChange())
                .isEqualTo(new Change.Chown(catalog.entry("/d").path(), "bob", null, Follow.NO, Recursion.TREE));
    }

    private void assertOwnership(String line, @Nullable String owner, @Nullable String group) {
        waymark.outputOf(line);
        assertThat(lastChange())
                .isEqualTo(new Change.Chown(catalog.entry("/d").path(), owner, group, Follow.YES, Recursion.ENTRY));
    }

    @Test
    void getaclShowsWhatTheMaskLeaves() {
        waymark.outputOf("setacl -m u:bob:rwx,m::r-x,default:group:atlas:rwx,d:u:eve:- /d");
        assertThat(waymark.outputOf("getacl /d")).isEqualTo("""
                        # file: /d
                        # owner: alice
                        # group: atlas
                        user::rwx
                        user:bob:rwx                    #effective:r-x
                        group::r-x
                        mask::r-x
                        other::r-x
                        default:user::rwx
                        default:user:eve:---
                        default:group::r-x
                        default:group:atlas:rwx
                        default:mask::rwx
                        default:other::r-x

                        """);
        assertThat(waymark.outputOf("getacl -a /d")).doesNotContain("default:", "eve");
        assertThat(waymark.outputOf("getacl -d /d"))
                .contains("\ngroup:atlas:rwx\n")
                .doesNotContain("bob", "default:");
        assertThat(waymark.outputOf("getacl -R /")).contains("# file: /\n", "# file: /d\n");
    }

    @Test
    void getaclShowsTheEightRightsAsGliteDoes() {
        waymark.outputOf("setacl -m '/C=CH/CN=Bob, Jr:rl' /d");
        assertThat(waymark.outputOf("getacl -x /d")).isEqualTo("""
                        # ENTRY: /d
                        # User: alice
                        # Group: atlas
                        # Base perms: user pdrwlxgs, group -dr-lxg-, other -dr-lxg-
                        /C=CH/CN=Bob, Jr:--r-l---

                        """);
    }

    @Test
    void setaclTakesAway() {
        waymark.outputOf("setacl -m u:bob:rwx,g:atlas:r,d:u:bob:rwx /d");
        waymark.outputOf("setacl -x bob -x group:atlas /d");
        assertThat(catalog.entry("/d").acl().posixText()).isEqualTo("user::rwx,group::r-x,other::r-x");
        waymark.outputOf("setacl -k /d");
        assertThat(catalog.entry("/d").defaultAcl()).isNull();
        assertThat(waymark.run("setacl -x user:: /d")).isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo("setacl: an ACL always has this entry: user::\n");
    }

    @Test
    void setaclClearsAllButTheMode() {
        waymark.outputOf("setacl -m u:bob:rwx,d:u:bob:rwx /d");
        waymark.outputOf("setacl -b /d");
        assertThat(catalog.entry("/d").hasExtendedAcl()).isFalse();
        assertThat(catalog.entry("/d").mode()).hasToString("0755");
    }

    @Test
    void setaclPutsWholeLists(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("acl");
        Files.writeString(
                file,
                "# file: /x\nuser::rw-\nuser:bob:rw-\t#effective:r--\ngroup::r--\nmask::r--\nother::---\n\nnonsense");
        waymark.outputOf("setacl --set-file " + file + " /d");
        assertThat(catalog.entry("/d").acl().posixText())
                .isEqualTo("user::rw-,user:bob:rw-,group::r--,mask::r--,other::---");
        assertThat(waymark.runWith("u:eve:x\n", "setacl -M - /d")).isZero();
        assertThat(catalog.entry("/d").acl().posixText()).contains("user:eve:--x");
        assertThat(waymark.run("setacl -M /nowhere/at/all /d")).isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo("setacl: /nowhere/at/all: no such file\n");
    }

    @Test
    void setdefaclIsAboutWhatIsInherited() {
        waymark.outputOf("setdefacl -m u:bob:rwx /d");
        assertThat(catalog.entry("/d").acl().hasMask()).isFalse();
        assertThat(String.valueOf(catalog.entry("/d").defaultAcl())).contains("user:bob:");
        waymark.outputOf("setdefacl -b /d");
        assertThat(catalog.entry("/d").defaultAcl()).isNull();
    }

    @Test
    void setaclWantsToBeToldWhatToDo() {
        assertThat(waymark.run("setacl /d")).isEqualTo(1);
        assertThat(waymark.errors()).contains("one of -m, -x, --set, -b and -k is wanted");
        assertThat(waymark.run("setacl -m u:bob:z /d")).isEqualTo(1);
    }

    @Test
    void chkpermAnswersByItsStatus() {
        assertThat(waymark.outputOf("chkperm rx /d")).isEmpty();
        assertThat(waymark.run("chkperm -rl w /d")).isEqualTo(1);
        assertThat(waymark.output()).endsWith("denied  -dr-lxg- /d by other::-dr-lxg-\n");
        assertThat(waymark.errors()).isEmpty();
    }
}
