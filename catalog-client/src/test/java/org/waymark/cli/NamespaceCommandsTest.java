package org.waymark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.waymark.api.Change;
import org.waymark.api.Message;

class NamespaceCommandsTest {

    private final MemoryCatalog catalog = new MemoryCatalog();
    private final Waymark waymark = new Waymark(catalog);

    @BeforeEach
    void aSmallTree() {
        waymark.outputOf("mkdir -p /grid/data");
        waymark.outputOf("register --size 2k --checksum adler32:f93d713e /grid/data/a.root root://se/a root://se/b");
        waymark.outputOf("register --size 10 /grid/data/b.log");
        waymark.outputOf("symlink ../data/a.root /grid/data/link");
        waymark.outputOf("mkdir -m 01770 /grid/data/sub");
    }

    @Test
    void lsListsNames() {
        assertThat(waymark.outputOf("ls /grid/data")).isEqualTo("a.root\nb.log\nlink\nsub\n");
        assertThat(waymark.outputOf("ls -F /grid/data")).isEqualTo("a.root\nb.log\nlink@\nsub/\n");
        assertThat(waymark.outputOf("ls -rS /grid/data")).isEqualTo("sub\nlink\nb.log\na.root\n");
        assertThat(waymark.outputOf("ls -d /grid/data")).isEqualTo("/grid/data\n");
    }

    @Test
    void lsShowsLongLinesAsPosixDoes() {
        waymark.outputOf("setacl -m u:bob:r /grid/data/b.log");
        assertThat(waymark.outputOf("ls -l /grid/data")).isEqualTo("""
                        -rw-r--r--  alice    atlas            2048 2026-11-21 08:53 a.root
                        -rw-r--r--+ alice    atlas              10 2026-11-21 08:53 b.log
                        lrwxrwxrwx  alice    atlas               0 2026-11-21 08:53 link -> ../data/a.root
                        drwxrwx--T  alice    atlas               0 2026-11-21 08:53 sub
                        """);
        assertThat(waymark.outputOf("ls -lgH /grid/data/a.root"))
                .isEqualTo("00000000-0000-0000-0000-000000000001 -rw-r--r--  alice    atlas            2.0K "
                        + "2026-11-21 08:53 /grid/data/a.root\n");
    }

    @Test
    void lsShowsTheEightRightsAsGliteDoes() {
        assertThat(waymark.outputOf("ls -x /grid/data/b.log"))
                .isEqualTo("-pdrwl-gs-dr-l-g--dr-l-g- 10 2026-11-21 08:53:07 /grid/data/b.log\n");
    }

    @Test
    void lsHeadsDirectoriesWhenThereAreSeveral() {
        assertThat(waymark.outputOf("ls -R /grid"))
                .isEqualTo("/grid:\ndata\n\n/grid/data:\na.root\nb.log\nlink\nsub\n\n/grid/data/sub:\n");
        assertThat(waymark.outputOf("ls /grid/data/a.root /grid")).isEqualTo("/grid/data/a.root\n\n/grid:\ndata\n");
    }

    @Test
    void lsGoesOnAfterWhatIsNotThere() {
        assertThat(waymark.run("ls /nowhere /grid")).isEqualTo(1);
        assertThat(waymark.output()).isEqualTo("/grid:\ndata\n");
        assertThat(waymark.errors()).isEqualTo("ls: no such entry: /nowhere\n");
    }

    @Test
    void statTellsEverything() {
        assertThat(waymark.outputOf("stat /grid/data/a.root")).isEqualTo("""
                             Path: /grid/data/a.root
                             Kind: file
                             GUID: 00000000-0000-0000-0000-000000000001
                             Size: 2048
                         Checksum: adler32:f93d713e
                             Mode: 0644 -rw-r--r--
                            Owner: alice
                            Group: atlas
                          Created: 2026-11-21 08:53:07
                         Modified: 2026-11-21 08:53:07
                         Accessed: 2026-11-21 08:53:07
                          Changed: 2026-11-21 08:53:07
                          Version: 1
                        """);
    }

    @Test
    void statTakesGuidsAndReplicasAndFollowsOnlyWhenAsked() {
        assertThat(waymark.outputOf("stat root://se/b")).contains("Path: /grid/data/a.root");
        assertThat(waymark.outputOf("stat guid:00000000-0000-0000-0000-000000000001"))
                .contains("/grid/data/a.root");
        assertThat(waymark.outputOf("stat /grid/data/link")).contains("Target: ../data/a.root", "Kind: symbolic link");
        assertThat(waymark.outputOf("stat -L /grid/data/link")).contains("Path: /grid/data/a.root");
    }

    @Test
    void readlinkAndLinksTellOfSymlinks() {
        assertThat(waymark.outputOf("readlink /grid/data/link")).isEqualTo("../data/a.root\n");
        assertThat(waymark.run("readlink /grid")).isEqualTo(1);
        waymark.outputOf("ln -s /grid/data/a.root /grid");
        assertThat(waymark.outputOf("links /grid/data/a.root")).isEqualTo("/grid/data/a.root\n/grid/a.root\n");
    }

    @Test
    void aSymlinkIsReplacedOnlyByForce() {
        assertThat(waymark.run("symlink /x /grid/data/link")).isEqualTo(1);
        waymark.outputOf("symlink -f /x /grid/data/link");
        assertThat(catalog.entry("/grid/data/link").target()).isEqualTo("/x");
    }

    @Test
    void mvRenamesOrMovesIntoADirectory() {
        waymark.outputOf("mv /grid/data/b.log /grid/c.log");
        waymark.outputOf("mv /grid/c.log guid:00000000-0000-0000-0000-000000000001 /grid/data/sub");
        assertThat(waymark.outputOf("ls /grid/data/sub")).isEqualTo("a.root\nc.log\n");
        assertThat(waymark.run("mv /grid/data/sub/a.root /grid/data/sub/c.log")).isEqualTo(1);
        waymark.outputOf("mv -f /grid/data/sub/a.root /grid/data/sub/c.log");
        assertThat(waymark.run("mv /grid/data/link /grid/data/sub /grid/data/sub/c.log"))
                .isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo("mv: not a directory: /grid/data/sub/c.log\n");
    }

    @Test
    void rmTakesTreesOnlyWhenToldTo() {
        assertThat(waymark.run("rm /grid/data /grid/data/b.log")).isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo("rm: is a directory: /grid/data\n");
        assertThat(catalog.has("/grid/data/b.log")).isFalse();
        assertThat(waymark.run("rm root://se/a")).isEqualTo(1);
        waymark.outputOf("rm -rf /grid/data /grid/nothing");
        assertThat(catalog.has("/grid/data")).isFalse();
        assertThat(waymark.run("rm /grid/nothing")).isEqualTo(1);
        waymark.outputOf("rmdir /grid");
    }

    @Test
    void touchMakesWhatIsMissing() {
        waymark.outputOf("touch /grid/new /grid/data/b.log");
        assertThat(catalog.entry("/grid/new").size()).isZero();
        waymark.outputOf("touch -c /grid/other");
        assertThat(catalog.has("/grid/other")).isFalse();
        waymark.outputOf("touch -m -d '2020-01-02 03:04' /grid/new");
        assertThat(lastChange()).hasToString("SetTimes[entry=/grid/new, modified=2020-01-02T03:04:00Z, accessed=null]");
    }

    @Test
    void commentsAndContentAreSet() {
        waymark.outputOf("setcomment /grid/data/b.log 'two words'");
        assertThat(lastChange())
                .isEqualTo(
                        new Change.SetComment(catalog.entry("/grid/data/b.log").path(), "two words"));
        waymark.outputOf("setcomment -d /grid/data/b.log");
        assertThat(lastChange())
                .isEqualTo(
                        new Change.SetComment(catalog.entry("/grid/data/b.log").path(), null));
        waymark.outputOf("setcontent --size 5 --checksum crc32c:00112233,adler32:00000001 /grid/data/b.log");
        assertThat(lastChange().toString()).contains("size=5", "adler32:00000001,crc32c:00112233");
        assertThat(waymark.run("setcontent /grid/data/b.log")).isEqualTo(1);
    }

    private Change lastChange() {
        Message last = catalog.messages().get(catalog.messages().size() - 1);
        return last.changes().get(last.changes().size() - 1);
    }

    @Test
    void duAddsUp() {
        assertThat(waymark.outputOf("du -s /grid")).isEqualTo("2058\t/grid\n");
        assertThat(waymark.outputOf("du -hc /grid/data"))
                .isEqualTo("0\t0 files\t1 directories\t0 symlinks\t/grid/data/sub\n"
                        + "2.1K\t2 files\t2 directories\t1 symlinks\t/grid/data\n");
    }

    @Test
    void findSelects() {
        assertThat(waymark.outputOf("find /grid -type f")).isEqualTo("/grid/data/a.root\n/grid/data/b.log\n");
        assertThat(waymark.outputOf("find /grid -name 'a*' -size +1k")).isEqualTo("/grid/data/a.root\n");
        assertThat(waymark.outputOf("find /grid -size -11 -type f")).isEqualTo("/grid/data/b.log\n");
        assertThat(waymark.outputOf("find --name=sub")).isEqualTo("/grid/data/sub\n");
        assertThat(waymark.outputOf("find /grid -maxdepth 1 -print0")).isEqualTo("/grid\0/grid/data\0");
        assertThat(waymark.outputOf("find /grid -limit 1 -ls"))
                .startsWith("drwxr-xr-x ")
                .hasLineCount(1);
        assertThat(waymark.run("find /grid -type x")).isEqualTo(1);
    }

    @Test
    void locateMatchesPathsOrNames() {
        assertThat(waymark.outputOf("locate '/g*/**/*.root'")).isEqualTo("/grid/data/a.root\n");
        assertThat(waymark.outputOf("locate '*.log'")).isEqualTo("/grid/data/b.log\n");
        assertThat(waymark.outputOf("locate root")).isEqualTo("/grid/data/a.root\n");
        assertThat(waymark.run("locate nothing")).isEqualTo(1);
    }

    @Test
    void whatAChangeDidIsSaidWhenAsked() {
        assertThat(waymark.outputOf("create /grid/x")).isEmpty();
        assertThat(waymark.outputOf("create -v /grid/y"))
                .endsWith("created /grid/y 00000000-0000-0000-0000-000000000004\n");
        assertThat(waymark.outputOf("create --json /grid/z"))
                .isEqualTo("{\"key\":\"/grid/z\",\"value\":{\"kind\":\"CREATED\",\"guid\":"
                        + "\"00000000-0000-0000-0000-000000000005\",\"version\":1}}\n");
    }
}
