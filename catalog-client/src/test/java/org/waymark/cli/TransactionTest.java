package org.waymark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.Atomicity;
import org.waymark.api.Message;

class TransactionTest {

    private final MemoryCatalog catalog = new MemoryCatalog();
    private final Waymark waymark = new Waymark(catalog);

    private Message lastMessage() {
        return catalog.messages().get(catalog.messages().size() - 1);
    }

    @Test
    void allCommandsTravelInOneMessage() {
        assertThat(waymark.runWith("""
                        # a comment
                        must-not-exist /a/b
                        if-version / 1
                        mkdir -p /a/b
                        register --size 3 "/a/b/two words" root://se/x
                        waymark symlink /a/b /a/link   # and another
                        chmod 0700 /a/b
                        """, "tx -v -")).isZero();
        assertThat(catalog.messages()).hasSize(1);
        assertThat(lastMessage().atomicity()).isEqualTo(Atomicity.ATOMIC);
        assertThat(lastMessage().preconditions()).hasSize(2);
        assertThat(waymark.output())
                .contains("created /a/b\n", "created /a/b/two words 00000000-", "created /a/link\n", "changed /a/b\n");
    }

    @Test
    void aFailureUndoesAllAndIsSaidOfItsLine() {
        assertThat(waymark.runWith("mkdir /a\n\nmkdir /b /a\nmkdir /c\n", "tx -"))
                .isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo("tx: line 3: already exists: /a\n");
        assertThat(catalog.has("/a")).isFalse();
    }

    @Test
    void eachChangeForItselfIsAChoice() {
        assertThat(waymark.runWith("mkdir /a\nmkdir /a\nmkdir /c\n", "tx --each -"))
                .isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo("tx: line 2: already exists: /a\n");
        assertThat(catalog.has("/c")).isTrue();
    }

    @Test
    void conditionsMayBeOptionsToo() {
        assertThat(waymark.runWith("mkdir /a", "tx --if-version /=7 -")).isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo("tx: no longer so: /\n");
        assertThat(waymark.runWith("mkdir /a", "tx --must-not-exist /a --key abc -"))
                .isZero();
        assertThat(String.valueOf(lastMessage().key())).contains("abc");
    }

    @Test
    void nothingIsSentWhenALineIsWrong() {
        assertThat(waymark.runWith("mkdir /a\nls /\nmkdir -Z /b\nmkdir relative\nmkdir 'open\nif-version /x\n", "tx -"))
                .isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo("""
                        tx: line 2: not a command that changes the catalog: ls /
                        tx: line 3: Unknown command line option: -Z
                        tx: line 4: a path must be absolute: relative
                        tx: line 5: a quote is not closed: mkdir 'open
                        tx: line 6: if-version takes an LFN and a value
                        """);
        assertThat(catalog.messages()).isEmpty();
    }

    @Test
    void jsonIsTakenAsTheServiceTakesIt() {
        assertThat(waymark.runWith("""
                        {"atomicity": "EACH",
                         "preconditions": [{"if": "mustNotExist", "path": "/x"}],
                         "changes": [
                          {"op": "mkdir", "path": "/a/b", "parents": true, "mode": "0750", "umask": "0000"},
                          {"op": "register", "path": "/a/f", "size": 4, "checksums": ["adler32:00000001"],
                           "replicas": [{"sfn": "root://se/f", "master": true, "attributes": {"k": "v"}}]},
                          {"op": "rename", "from": "lfn:/a/f", "to": "/a/g", "replace": true},
                          {"op": "chmod", "entry": "/a/g", "mode": "u+w", "grammar": "GLITE", "recursive": true},
                          {"op": "setAcl", "entry": "/a/g", "acl": [{"tag": "OWNER", "rights": "pdrwlxgs"},
                           {"tag": "OWNING_GROUP", "rights": "r"}, {"tag": "OTHER", "rights": "--------"}]},
                          {"op": "modifyAcl", "entry": "/a/b", "scope": "DEFAULT",
                           "put": [{"tag": "USER", "principal": "bob", "rights": "r"}], "remove": []},
                          {"op": "setTimes", "entry": "/a/g", "modified": "2026-11-21T08:53:07.123Z"},
                          {"op": "setReplica", "sfn": "root://se/f", "status": "LOST"},
                          {"op": "removeReplica", "sfn": "root://se/f", "file": "/a/g", "removeFileWithLast": true},
                          {"op": "chown", "entry": "/a/g", "owner": "bob", "follow": false},
                          {"op": "addPrincipal", "kind": "GROUP", "name": "cms"},
                          {"op": "createSchema", "schema": "s", "attributes": [{"name": "run", "type": "int"}]},
                          {"op": "createSchema", "schema": "empty"},
                          {"op": "addSchemaAttributes", "schema": "s", "attributes": [{"name": "on", "type": "boolean"}]},
                          {"op": "setSchema", "entry": "/a", "schema": "s"},
                          {"op": "setAttributes", "entry": "/a/g", "attributes": {"run": "7", "on": "TRUE"}},
                          {"op": "clearAttributes", "entry": "/a/g", "names": ["on"]},
                          {"op": "removeSchemaAttributes", "schema": "s", "names": ["on"]},
                          {"op": "setSchema", "entry": "/a"},
                          {"op": "dropSchema", "schema": "empty"},
                          {"op": "removeTree", "path": "/a/b"}]}
                        """, "tx -")).as(waymark.errors()).isZero();
        assertThat(lastMessage().changes()).hasSize(21);
        assertThat(waymark.outputOf("lsattr /a/g")).contains("# schema: -\n", "run  int      7");
        assertThat(waymark.outputOf("schema show s")).contains("\nrun:int\n\n");
        assertThat(waymark.outputOf("schema ls")).isEqualTo("s\n");
        assertThat(lastMessage().changes().toString())
                .contains(
                        "mode=0750",
                        "attributes={k=v}",
                        "onExisting=REPLACE",
                        "scope=DEFAULT",
                        "follow=NO",
                        "REMOVE_FILE");
        assertThat(lastMessage().atomicity()).isEqualTo(Atomicity.EACH);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"changes\":[{\"op\":\"mkdir\",\"path\":\"/a\",\"colour\":\"red\"}]}",
                "{\"changes\":[{\"op\":\"mkdir\",\"path\":7}]}",
                "{\"changes\":[{\"op\":\"mkdir\"}]}",
                "{\"changes\":[{\"op\":\"stat\",\"entry\":\"/\"}]}",
                "{\"changes\":[{\"op\":\"explode\"}]}",
                "{\"changes\":[{\"op\":\"mkdir\",\"path\":\"/a\",\"path\":\"/b\"}]}",
                "{\"changes\":[{\"op\":\"query\"}]}",
                "{\"changes\":[{\"op\":\"setAttributes\",\"entry\":\"/\",\"attributes\":{\"run\":7}}]}",
                "{\"changes\":[{\"op\":\"setAttributes\",\"entry\":\"/\",\"attributes\":{}}]}",
                "{\"changes\":[{\"op\":\"createSchema\",\"schema\":\"s\",\"attributes\":[{\"name\":\"a\",\"type\":\"INT\"}]}]}",
                "{\"changes\":[{\"op\":\"createSchema\",\"schema\":\"s\",\"attributes\":[{\"name\":\"a\"}]}]}",
                "{\"changes\":[7]}",
                "{\"changes\":[{\"op\":\"setContent\",\"file\":\"/a\",\"size\":1.5}]}",
                "{\"changes\":[{\"op\":\"mkdir\",\"path\":\"/a\"}",
                "{\"changes\":[]} more",
                "{\"change\":[]}",
                "{\"atomicity\":\"SOMETIMES\",\"changes\":[]}",
                "{\"preconditions\":[{\"if\":\"never\"}],\"changes\":[]}",
            })
    void jsonThatIsNotUnderstoodIsRefusedWhole(String json) {
        assertThat(waymark.runWith(json, "tx -")).isEqualTo(1);
        assertThat(waymark.errors()).startsWith("tx: ").hasLineCount(1);
        assertThat(catalog.messages()).isEmpty();
    }

    @Test
    void jsonOfAnyDepthIsRefusedInOneLine() {
        assertThat(waymark.runWith("{\"changes\":" + "[".repeat(60) + "]".repeat(60) + "}", "tx -"))
                .isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo("tx: the JSON is nested more than 30 deep\n");
    }

    @Test
    void commandsFromStandardInputGoOnAfterAFailure() {
        assertThat(waymark.runWith("mkdir /a\nmkdir /a\ncd /a\nmkdir b\n\npwd\nls -d b\n", "-"))
                .isEqualTo(1);
        assertThat(waymark.output()).isEqualTo("/a\n/a/b\n");
        assertThat(waymark.errors()).isEqualTo("mkdir: already exists: /a\n");
        assertThat(waymark.runWith("rmdir /nowhere\nmkdir /c\n", "- -e")).isEqualTo(1);
        assertThat(catalog.has("/c")).isFalse();
        assertThat(waymark.runWith("ls -d /\n", "-")).isZero();
        assertThat(waymark.runWith("cd /nowhere\n", "-")).isEqualTo(1);
    }
}
