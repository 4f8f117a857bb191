package org.waymark.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.AclEntry.Tag;
import org.waymark.api.AclScope;
import org.waymark.api.AttributeChange;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.AttributeType;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.Follow;
import org.waymark.api.Guid;
import org.waymark.api.InitialPermissions;
import org.waymark.api.InitialPermissions.ByMode;
import org.waymark.api.LastReplica;
import org.waymark.api.MissingParents;
import org.waymark.api.Mode;
import org.waymark.api.ModeChange;
import org.waymark.api.NewReplica;
import org.waymark.api.OnExisting;
import org.waymark.api.Operation;
import org.waymark.api.Principal;
import org.waymark.api.Recursion;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.ReplicaType;
import org.waymark.api.Rights;
import org.waymark.api.StorageUrl;
import org.waymark.wsdl.rest.model.ChangeJson;
import tools.jackson.databind.json.JsonMapper;

class ChangeTypesTest {

    private static final CatalogPath F = CatalogPath.parse("/f");
    private static final CatalogPath G = CatalogPath.parse("/g");
    private static final StorageUrl SFN = new StorageUrl("root://se//f");
    private static final Instant TIME = Instant.parse("2026-01-31T12:00:00.120Z");
    private static final Guid GUID = Guid.parse("6f1c1d2e-0a4b-4c6d-8e9f-001122334455");
    private static final Checksums SUM = Checksums.parse("adler32:0a1b2c3d");
    private static final NewReplica REPLICA = new NewReplica(
            SFN, ReplicaStatus.LOST, ReplicaType.VOLATILE, true, "p", "f", "s", TIME, TIME, Map.of("a", "b"));
    private static final String REPLICA_JSON = """
            {"sfn":"root://se//f","status":"LOST","type":"VOLATILE","master":true,"pool":"p","fileSystem":"f","setName":"s",
             "pinnedUntil":"2026-01-31T12:00:00.120Z","expires":"2026-01-31T12:00:00.120Z","attributes":{"a":"b"}}""";

    private final JsonMapper json = StrictJson.mapper();

    private Change read(String text) {
        return ChangeTypes.read(json.readValue(text, ChangeJson.class));
    }

    static Stream<Arguments> changes() {
        return Stream.of(treeChanges(), otherChanges(), attributeChanges()).flatMap(changes -> changes);
    }

    private static Stream<Arguments> treeChanges() {
        ByMode mode = new ByMode(new Mode(01770), new Mode(07));
        return Stream.of(
                Arguments.of("{'op':'mkdir','path':'/f'}", new Change.Mkdir(F)),
                Arguments.of(
                        "{'op':'mkdir','path':'/f','parents':true,'mode':'1770','umask':'7'}",
                        new Change.Mkdir(F, MissingParents.CREATE, mode)),
                Arguments.of(
                        "{'op':'mkdir','path':'/f','mode':'0777'}",
                        new Change.Mkdir(F, MissingParents.FAIL, InitialPermissions.mode(0777))),
                Arguments.of("{'op':'createFile','path':'/f'}", new Change.CreateFile(F)),
                Arguments.of(
                        "{'op':'createFile','path':'/f','guid':'6F1C1D2E-0a4b-4c6d-8e9f-001122334455','size':5,'checksums':['ADLER32:0A1B2C3D'],'copyPermissions':true}",
                        new Change.CreateFile(
                                F, GUID, 5, SUM, MissingParents.FAIL, new InitialPermissions.CopyOfParent())),
                Arguments.of(
                        "{'op':'register','path':'/f','guid':'6f1c1d2e-0a4b-4c6d-8e9f-001122334455','size':5,'checksums':['adler32:0a1b2c3d'],'parents':true,'mode':'1770','umask':'0007','replicas':["
                                + REPLICA_JSON + ",{'sfn':'root://se//g'}]}",
                        new Change.Register(
                                F,
                                GUID,
                                5,
                                SUM,
                                List.of(REPLICA, NewReplica.at(new StorageUrl("root://se//g"))),
                                MissingParents.CREATE,
                                mode)),
                Arguments.of("{'op':'symlink','path':'/f','target':'g'}", new Change.Symlink(F, "g")),
                Arguments.of("{'op':'rename','from':'/f','to':'/g'}", new Change.Rename(F, G)),
                Arguments.of(
                        "{'op':'rename','from':'root://se//f','to':'/g','replace':true}",
                        new Change.Rename(SFN, G, OnExisting.REPLACE)),
                Arguments.of("{'op':'unlink','entry':'/f'}", new Change.Unlink(F)),
                Arguments.of(
                        "{'op':'remove','entry':'guid:6f1c1d2e-0a4b-4c6d-8e9f-001122334455'}", new Change.Remove(GUID)),
                Arguments.of("{'op':'rmdir','path':'/f'}", new Change.Rmdir(F)),
                Arguments.of("{'op':'removeTree','path':'/f'}", new Change.RemoveTree(F)));
    }

    private static Stream<Arguments> otherChanges() {
        AclEntry alice = new AclEntry(Tag.USER, "alice", Rights.parse("rw"));
        Acl acl = Acl.ofMode(new Mode(0)).with(Tag.MASK, Rights.ALL).with(alice);
        String aclJson =
                "[{'tag':'OWNER','rights':'pdg'},{'tag':'USER','principal':'alice','rights':'rw'},{'tag':'OWNING_GROUP','rights':'dg'},{'tag':'MASK','rights':'pdrwlxgs'},{'tag':'OTHER','rights':'-d----g-'}]";
        return Stream.of(
                Arguments.of("{'op':'setTimes','entry':'/f'}", new Change.SetTimes(F, null, null)),
                Arguments.of(
                        "{'op':'setTimes','entry':'/f','modified':'2026-01-31T12:00:00.12Z','accessed':'2026-01-31T14:00:00.120+02:00'}",
                        new Change.SetTimes(F, TIME, TIME)),
                Arguments.of(
                        "{'op':'setContent','file':'/f','size':5,'checksums':[]}",
                        new Change.SetContent(F, 5L, Checksums.NONE)),
                Arguments.of(
                        "{'op':'setContent','file':'/f','checksums':['adler32:0a1b2c3d']}",
                        new Change.SetContent(F, null, SUM)),
                Arguments.of("{'op':'setComment','entry':'/f','comment':'c'}", new Change.SetComment(F, "c")),
                Arguments.of("{'op':'setComment','entry':'/f','comment':null}", new Change.SetComment(F, null)),
                Arguments.of(
                        "{'op':'addReplica','file':'/f','replica':" + REPLICA_JSON + "}",
                        new Change.AddReplica(F, REPLICA)),
                Arguments.of("{'op':'removeReplica','sfn':'root://se//f'}", new Change.RemoveReplica(SFN)),
                Arguments.of(
                        "{'op':'removeReplica','sfn':'root://se//f','file':'/f','removeFileWithLast':true}",
                        new Change.RemoveReplica(SFN, F, LastReplica.REMOVE_FILE)),
                Arguments.of(
                        "{'op':'setReplica',"
                                + REPLICA_JSON.substring(1, REPLICA_JSON.length() - 1)
                                + ",'accessed':'2026-01-31T12:00:00.120Z'}",
                        new Change.SetReplica(
                                SFN,
                                ReplicaStatus.LOST,
                                ReplicaType.VOLATILE,
                                true,
                                "p",
                                "f",
                                "s",
                                TIME,
                                TIME,
                                TIME,
                                Map.of("a", "b"))),
                Arguments.of("{'op':'setReplica','sfn':'root://se//f','master':true}", Change.SetReplica.master(SFN)),
                Arguments.of("{'op':'chmod','entry':'/f','mode':'0640'}", new Change.Chmod(F, "0640")),
                Arguments.of(
                        "{'op':'chmod','entry':'/f','mode':'u+s','grammar':'GLITE','recursive':true}",
                        new Change.Chmod(F, ModeChange.parse("u+s", ModeChange.Grammar.GLITE), Recursion.TREE)),
                Arguments.of(
                        "{'op':'chown','entry':'/f','owner':'bob','group':'cms','follow':false,'recursive':true}",
                        new Change.Chown(F, "bob", "cms", Follow.NO, Recursion.TREE)),
                Arguments.of(
                        "{'op':'chown','entry':'/f','group':'cms'}",
                        new Change.Chown(F, null, "cms", Follow.YES, Recursion.ENTRY)),
                Arguments.of(
                        "{'op':'setAcl','entry':'/f','acl':" + aclJson + "}",
                        new Change.SetAcl(F, AclScope.ACCESS, acl)),
                Arguments.of(
                        "{'op':'setAcl','entry':'/f','scope':'DEFAULT','recursive':true}",
                        new Change.SetAcl(F, AclScope.DEFAULT, null, Recursion.TREE)),
                Arguments.of(
                        "{'op':'modifyAcl','entry':'/f','scope':'DEFAULT','put':[{'tag':'USER','principal':'alice','rights':'rw'}],'remove':[{'tag':'GROUP','principal':'cms'}]}",
                        new Change.ModifyAcl(
                                F,
                                AclScope.DEFAULT,
                                List.of(alice),
                                List.of(new AclEntry(Tag.GROUP, "cms", Rights.NONE)),
                                Recursion.ENTRY)),
                Arguments.of(
                        "{'op':'addPrincipal','kind':'GROUP','name':'/atlas/Role=production'}",
                        new Change.AddPrincipal(Principal.group("/atlas/Role=production"))));
    }

    private static Stream<Arguments> attributeChanges() {
        AttributeDefinition run = new AttributeDefinition("run", AttributeType.INT);
        AttributeDefinition taken = new AttributeDefinition("taken", AttributeType.DATE);
        return Stream.of(
                Arguments.of(
                        "{'op':'setAttributes','entry':'/f','attributes':{'run':'4711','det.energy':' 2.5e0 '}}",
                        new AttributeChange.SetAttributes(F, Map.of("run", "4711", "det.energy", " 2.5e0 "))),
                Arguments.of(
                        "{'op':'clearAttributes','entry':'guid:6f1c1d2e-0a4b-4c6d-8e9f-001122334455','names':['run','b']}",
                        new AttributeChange.ClearAttributes(GUID, List.of("run", "b"))),
                Arguments.of(
                        "{'op':'setSchema','entry':'/f','schema':'detector'}",
                        new AttributeChange.SetSchema(F, "detector")),
                Arguments.of("{'op':'setSchema','entry':'/f'}", new AttributeChange.SetSchema(F, null)),
                Arguments.of("{'op':'setSchema','entry':'/f','schema':null}", new AttributeChange.SetSchema(F, null)),
                Arguments.of(
                        "{'op':'createSchema','schema':'detector','attributes':[{'name':'run','type':'int'},{'type':'date','name':'taken'}]}",
                        new AttributeChange.CreateSchema("detector", List.of(run, taken))),
                Arguments.of(
                        "{'op':'createSchema','schema':'detector'}",
                        new AttributeChange.CreateSchema("detector", List.of())),
                Arguments.of(
                        "{'op':'addSchemaAttributes','schema':'detector','attributes':[{'name':'taken','type':'date'}]}",
                        new AttributeChange.AddSchemaAttributes("detector", List.of(taken))),
                Arguments.of(
                        "{'op':'removeSchemaAttributes','schema':'detector','names':['taken','run']}",
                        new AttributeChange.RemoveSchemaAttributes("detector", List.of("taken", "run"))),
                Arguments.of("{'op':'dropSchema','schema':'detector'}", new AttributeChange.DropSchema("detector")));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void everyFieldOfAChangeIsUnderstood(String text, Change expected) {
        assertThat(read(text.replace('\'', '"'))).isEqualTo(expected);
    }

    @Test
    void noOperationIsForgottenHere() {
        assertThat(changes()
                        .map(change -> ((Change) change.get()[1]).operation())
                        .collect(Collectors.toSet()))
                .containsExactlyInAnyOrderElementsOf(Stream.of(Operation.values())
                        .filter(operation -> operation.access() == Operation.Access.WRITE)
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("changes")
    void theKeyIsWhatTheChangeIsAbout(String text, Change expected) {
        assertThat(ChangeTypes.key(json.readValue(text.replace('\'', '"'), ChangeJson.class)))
                .isEqualTo(expected.key());
    }
}
