package org.waymark.client.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.waymark.api.AclEntry;
import org.waymark.api.AclScope;
import org.waymark.api.AclText;
import org.waymark.api.AttributeChange;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.AttributeType;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.Follow;
import org.waymark.api.Guid;
import org.waymark.api.InitialPermissions;
import org.waymark.api.LastReplica;
import org.waymark.api.MissingParents;
import org.waymark.api.Mode;
import org.waymark.api.ModeChange;
import org.waymark.api.NewReplica;
import org.waymark.api.OnExisting;
import org.waymark.api.Principal;
import org.waymark.api.Recursion;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.ReplicaType;
import org.waymark.api.Rights;
import org.waymark.api.StorageUrl;
import org.waymark.client.json.JsonWriter;

/** Every change in the contract's JSON: with its defaults, which are left out, and with everything said. */
class ChangeFormTest {

    private static final CatalogPath PATH = CatalogPath.parse("/a/b");
    private static final CatalogPath OTHER = CatalogPath.parse("/c");
    private static final Guid GUID = Guid.parse("6F1C1D2E-0A4B-4C6D-8E9F-001122334455");
    private static final StorageUrl SFN = new StorageUrl("root://se//b");
    private static final Instant NOON = Instant.parse("2026-01-31T12:00:00.123456Z");
    private static final Checksums CHECKSUMS = Checksums.parse("adler32:0A1B2C3D");
    private static final InitialPermissions MODE = InitialPermissions.mode(0750);
    private static final InitialPermissions COPY = new InitialPermissions.CopyOfParent();

    private static final NewReplica NEW_REPLICA = new NewReplica(
            SFN,
            ReplicaStatus.BEING_POPULATED,
            ReplicaType.DURABLE,
            true,
            "p",
            "/fs",
            "s",
            NOON,
            NOON,
            Map.of("channel", "fast"));

    private static final String NEW_REPLICA_JSON = """
            {"sfn":"root://se//b","status":"BEING_POPULATED","type":"DURABLE","master":true,"pool":"p","fileSystem":"/fs",\
            "setName":"s","pinnedUntil":"2026-01-31T12:00:00.123Z","expires":"2026-01-31T12:00:00.123Z",\
            "attributes":{"channel":"fast"}}""";

    static Stream<Arguments> changes() {
        return Stream.of(making(), moving(), recording(), replicas(), rights(), attributes())
                .flatMap(examples -> examples);
    }

    private static Stream<Arguments> making() {
        return Stream.of(
                example(new Change.Mkdir(PATH), "{'op':'mkdir','path':'/a/b'}"),
                example(
                        new Change.Mkdir(
                                PATH,
                                MissingParents.CREATE,
                                new InitialPermissions.ByMode(new Mode(02775), new Mode(027))),
                        "{'op':'mkdir','path':'/a/b','parents':true,'mode':'2775','umask':'0027'}"),
                example(new Change.CreateFile(PATH), "{'op':'createFile','path':'/a/b','size':0}"),
                example(
                        new Change.CreateFile(PATH, GUID, 7, CHECKSUMS, MissingParents.CREATE, MODE),
                        "{'op':'createFile','path':'/a/b','guid':'6f1c1d2e-0a4b-4c6d-8e9f-001122334455','size':7,"
                                + "'checksums':['adler32:0a1b2c3d'],'parents':true,'mode':'0750','umask':'0000'}"),
                example(new Change.Register(PATH, 0, Checksums.NONE), "{'op':'register','path':'/a/b','size':0}"),
                example(
                        new Change.Register(
                                PATH,
                                GUID,
                                Long.MAX_VALUE,
                                CHECKSUMS,
                                List.of(NewReplica.at(new StorageUrl("file:///x")), NEW_REPLICA),
                                MissingParents.CREATE,
                                COPY),
                        "{'op':'register','path':'/a/b','guid':'6f1c1d2e-0a4b-4c6d-8e9f-001122334455',"
                                + "'size':9223372036854775807,'checksums':['adler32:0a1b2c3d'],"
                                + "'replicas':[{'sfn':'file:///x'}," + NEW_REPLICA_JSON
                                + "],'parents':true,'copyPermissions':true}"),
                example(new Change.Symlink(PATH, "../c"), "{'op':'symlink','path':'/a/b','target':'../c'}"));
    }

    private static Stream<Arguments> moving() {
        return Stream.of(
                example(new Change.Rename(PATH, OTHER), "{'op':'rename','from':'/a/b','to':'/c'}"),
                example(
                        new Change.Rename(GUID, OTHER, OnExisting.REPLACE),
                        "{'op':'rename','from':'guid:6f1c1d2e-0a4b-4c6d-8e9f-001122334455','to':'/c','replace':true}"),
                example(new Change.Unlink(PATH), "{'op':'unlink','entry':'/a/b'}"),
                example(new Change.Remove(SFN), "{'op':'remove','entry':'root://se//b'}"),
                example(new Change.Rmdir(PATH), "{'op':'rmdir','path':'/a/b'}"),
                example(new Change.RemoveTree(PATH), "{'op':'removeTree','path':'/a/b'}"));
    }

    private static Stream<Arguments> recording() {
        return Stream.of(
                example(new Change.SetTimes(PATH, null, null), "{'op':'setTimes','entry':'/a/b'}"),
                example(
                        new Change.SetTimes(PATH, NOON, Instant.EPOCH),
                        "{'op':'setTimes','entry':'/a/b','modified':'2026-01-31T12:00:00.123Z',"
                                + "'accessed':'1970-01-01T00:00:00.000Z'}"),
                example(new Change.SetContent(PATH, 7L, null), "{'op':'setContent','file':'/a/b','size':7}"),
                example(
                        new Change.SetContent(PATH, null, Checksums.NONE),
                        "{'op':'setContent','file':'/a/b','checksums':[]}"),
                example(
                        new Change.SetContent(PATH, 0L, CHECKSUMS),
                        "{'op':'setContent','file':'/a/b','size':0,'checksums':['adler32:0a1b2c3d']}"),
                example(new Change.SetComment(PATH, null), "{'op':'setComment','entry':'/a/b'}"),
                example(new Change.SetComment(PATH, "x\n☃"), "{'op':'setComment','entry':'/a/b','comment':'x\\n☃'}"));
    }

    private static Stream<Arguments> replicas() {
        return Stream.of(
                example(
                        new Change.AddReplica(PATH, NEW_REPLICA),
                        "{'op':'addReplica','file':'/a/b','replica':" + NEW_REPLICA_JSON + "}"),
                example(new Change.RemoveReplica(SFN), "{'op':'removeReplica','sfn':'root://se//b'}"),
                example(
                        new Change.RemoveReplica(SFN, PATH, LastReplica.REMOVE_FILE),
                        "{'op':'removeReplica','sfn':'root://se//b','file':'/a/b','removeFileWithLast':true}"),
                example(
                        Change.SetReplica.status(SFN, ReplicaStatus.AVAILABLE),
                        "{'op':'setReplica','sfn':'root://se//b','status':'AVAILABLE'}"),
                example(
                        new Change.SetReplica(
                                SFN,
                                ReplicaStatus.LOST,
                                ReplicaType.PERMANENT,
                                false,
                                "p",
                                "/fs",
                                "s",
                                NOON,
                                NOON,
                                NOON,
                                Map.of()),
                        "{'op':'setReplica','sfn':'root://se//b','status':'LOST','type':'PERMANENT','master':false,"
                                + "'pool':'p','fileSystem':'/fs','setName':'s','accessed':'2026-01-31T12:00:00.123Z',"
                                + "'pinnedUntil':'2026-01-31T12:00:00.123Z','expires':'2026-01-31T12:00:00.123Z',"
                                + "'attributes':{}}"));
    }

    private static Stream<Arguments> rights() {
        AclEntry bob = new AclEntry(AclEntry.Tag.USER, "bob", Rights.parse("rwx"));
        AclEntry mask = AclEntry.of(AclEntry.Tag.MASK, Rights.ALL);
        return Stream.of(
                example(new Change.Chmod(PATH, "644"), "{'op':'chmod','entry':'/a/b','mode':'0644'}"),
                example(
                        new Change.Chmod(PATH, ModeChange.parse("g+rwX,o="), Recursion.TREE),
                        "{'op':'chmod','entry':'/a/b','mode':'g+rwX,o=','grammar':'POSIX','recursive':true}"),
                example(
                        new Change.Chmod(PATH, ModeChange.parse("u+r", ModeChange.Grammar.GLITE), Recursion.ENTRY),
                        "{'op':'chmod','entry':'/a/b','mode':'u+r','grammar':'GLITE'}"),
                example(
                        new Change.Chown(PATH, "alice", null, Follow.YES, Recursion.ENTRY),
                        "{'op':'chown','entry':'/a/b','owner':'alice'}"),
                example(
                        new Change.Chown(PATH, "alice", "atlas", Follow.NO, Recursion.TREE),
                        "{'op':'chown','entry':'/a/b','owner':'alice','group':'atlas','follow':false,'recursive':true}"),
                example(
                        new Change.SetAcl(PATH, AclScope.DEFAULT, null),
                        "{'op':'setAcl','entry':'/a/b','scope':'DEFAULT'}"),
                example(
                        new Change.SetAcl(PATH, AclScope.ACCESS, AclText.parse("u::rwx,g::r-x,o::---"), Recursion.TREE),
                        "{'op':'setAcl','entry':'/a/b','acl':[{'tag':'OWNER','rights':'pdrwlxgs'},"
                                + "{'tag':'OWNING_GROUP','rights':'-dr-lxg-'},{'tag':'OTHER','rights':'-d----g-'}],"
                                + "'recursive':true}"),
                example(
                        new Change.ModifyAcl(PATH, AclScope.DEFAULT, List.of(bob), List.of(mask), Recursion.TREE),
                        "{'op':'modifyAcl','entry':'/a/b','scope':'DEFAULT',"
                                + "'put':[{'tag':'USER','principal':'bob','rights':'--rw-x--'}],"
                                + "'remove':[{'tag':'MASK'}],'recursive':true}"),
                example(
                        new Change.AddPrincipal(Principal.group("/atlas/Role=production")),
                        "{'op':'addPrincipal','kind':'GROUP','name':'/atlas/Role=production'}"));
    }

    private static Stream<Arguments> attributes() {
        AttributeDefinition run = new AttributeDefinition("run", AttributeType.INT);
        AttributeDefinition taken = new AttributeDefinition("taken", AttributeType.DATE);
        return Stream.of(
                example(
                        new AttributeChange.SetAttributes(PATH, Map.of("run", "4711", "det.energy", "2.50")),
                        "{'op':'setAttributes','entry':'/a/b','attributes':{'det.energy':'2.50','run':'4711'}}"),
                example(
                        new AttributeChange.ClearAttributes(SFN, List.of("run", "det.energy")),
                        "{'op':'clearAttributes','entry':'root://se//b','names':['run','det.energy']}"),
                example(
                        new AttributeChange.SetSchema(PATH, "detector"),
                        "{'op':'setSchema','entry':'/a/b','schema':'detector'}"),
                example(new AttributeChange.SetSchema(PATH, null), "{'op':'setSchema','entry':'/a/b'}"),
                example(
                        new AttributeChange.CreateSchema("detector", List.of(taken, run)),
                        "{'op':'createSchema','schema':'detector',"
                                + "'attributes':[{'name':'taken','type':'date'},{'name':'run','type':'int'}]}"),
                example(
                        new AttributeChange.CreateSchema("detector", List.of()),
                        "{'op':'createSchema','schema':'detector'}"),
                example(
                        new AttributeChange.AddSchemaAttributes("detector", List.of(run)),
                        "{'op':'addSchemaAttributes','schema':'detector','attributes':[{'name':'run','type':'int'}]}"),
                example(
                        new AttributeChange.RemoveSchemaAttributes("detector", List.of("run")),
                        "{'op':'removeSchemaAttributes','schema':'detector','names':['run']}"),
                example(new AttributeChange.DropSchema("detector"), "{'op':'dropSchema','schema':'detector'}"));
    }

    private static Arguments example(Change change, String json) {
        return Arguments.of(change, json.replace('\'', '"'));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void isWrittenAsTheContractSays(Change change, String json) {
        assertThat(written(change)).isEqualTo(json);
    }

    @Test
    void noKindOfChangeIsWithoutAnExample() {
        assertThat(changes()
                        .<Class<?>>map(example -> example.get()[0].getClass())
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(kinds(Change.class).toList());
    }

    /** The records below a sealed interface, at any depth. */
    private static Stream<Class<?>> kinds(Class<?> type) {
        return type.isSealed()
                ? Stream.of(type.getPermittedSubclasses()).flatMap(ChangeFormTest::kinds)
                : Stream.of(type);
    }

    private static String written(Change change) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonWriter out = new JsonWriter(bytes)) {
            ChangeForm.write(change, out);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
