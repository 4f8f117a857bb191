package org.waymark.server.soap.waymark;

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
import org.waymark.server.soap.SoapText;

class ChangeTypesTest {

    private static final CatalogPath F = CatalogPath.parse("/f");
    private static final CatalogPath G = CatalogPath.parse("/g");
    private static final StorageUrl SFN = new StorageUrl("root://se//f");
    private static final Instant TIME = Instant.parse("2026-01-31T12:00:00.120Z");
    private static final Guid GUID = Guid.parse("6f1c1d2e-0a4b-4c6d-8e9f-001122334455");
    private static final Checksums SUM = Checksums.parse("adler32:0a1b2c3d");
    private static final NewReplica REPLICA = new NewReplica(
            SFN, ReplicaStatus.LOST, ReplicaType.VOLATILE, true, "p", "f", "s", TIME, TIME, Map.of("a", "b"));
    private static final String REPLICA_LABELS = "<sfn>root://se//f</sfn><status>LOST</status><type>VOLATILE</type>"
            + "<master>true</master><pool>p</pool><fileSystem>f</fileSystem><setName>s</setName>";
    private static final String REPLICA_TIMES =
            "<pinnedUntil>2026-01-31T12:00:00.120Z</pinnedUntil><expires>2026-01-31T13:00:00.12+01:00</expires>";
    private static final String REPLICA_XML =
            REPLICA_LABELS + REPLICA_TIMES + "<attributes><name>a</name><value>b</value></attributes>";

    private static final Contract CONTRACT = new Contract();

    static Stream<Arguments> changes() {
        return Stream.of(treeChanges(), fileChanges(), replicaChanges(), accessChanges(), attributeChanges())
                .flatMap(all -> all);
    }

    private static Stream<Arguments> treeChanges() {
        ByMode mode = new ByMode(new Mode(01770), new Mode(07));
        return Stream.of(
                Arguments.of("<mkdir><path>/f</path></mkdir>", new Change.Mkdir(F)),
                Arguments.of(
                        "<mkdir><path>/f</path><parents>true</parents><mode>1770</mode><umask>7</umask></mkdir>",
                        new Change.Mkdir(F, MissingParents.CREATE, mode)),
                Arguments.of(
                        "<mkdir><path>/f</path><parents>0</parents><mode>0777</mode></mkdir>",
                        new Change.Mkdir(F, MissingParents.FAIL, InitialPermissions.mode(0777))),
                Arguments.of("<symlink><path>/f</path><target>g</target></symlink>", new Change.Symlink(F, "g")),
                Arguments.of("<rename><from>/f</from><to>/g</to></rename>", new Change.Rename(F, G)),
                Arguments.of(
                        "<rename><from>root://se//f</from><to>/g</to><replace> 1 </replace></rename>",
                        new Change.Rename(SFN, G, OnExisting.REPLACE)),
                Arguments.of("<unlink><entry>/f</entry></unlink>", new Change.Unlink(F)),
                Arguments.of(
                        "<remove><entry>guid:6f1c1d2e-0a4b-4c6d-8e9f-001122334455</entry></remove>",
                        new Change.Remove(GUID)),
                Arguments.of("<rmdir><path>/f</path></rmdir>", new Change.Rmdir(F)),
                Arguments.of("<removeTree><path>/f</path></removeTree>", new Change.RemoveTree(F)));
    }

    private static Stream<Arguments> fileChanges() {
        return Stream.of(
                Arguments.of("<createFile><path>/f</path></createFile>", new Change.CreateFile(F)),
                Arguments.of(
                        "<createFile><path>/f</path><guid>6F1C1D2E-0a4b-4c6d-8e9f-001122334455</guid><size>5</size>"
                                + "<checksums>ADLER32:0A1B2C3D</checksums><copyPermissions>true</copyPermissions></createFile>",
                        new Change.CreateFile(
                                F, GUID, 5, SUM, MissingParents.FAIL, new InitialPermissions.CopyOfParent())),
                Arguments.of(
                        "<register><path>/f</path><guid>6f1c1d2e-0a4b-4c6d-8e9f-001122334455</guid><size>5</size>"
                                + "<checksums>adler32:0a1b2c3d</checksums><replicas>" + REPLICA_XML
                                + "</replicas><replicas><sfn>root://se//g</sfn></replicas><parents>true</parents>"
                                + "<mode>1770</mode><umask>0007</umask></register>",
                        new Change.Register(
                                F,
                                GUID,
                                5,
                                SUM,
                                List.of(REPLICA, NewReplica.at(new StorageUrl("root://se//g"))),
                                MissingParents.CREATE,
                                new ByMode(new Mode(01770), new Mode(07)))),
                Arguments.of("<setTimes><entry>/f</entry></setTimes>", new Change.SetTimes(F, null, null)),
                Arguments.of(
                        "<setTimes><entry>/f</entry><modified>2026-01-31T12:00:00.12Z</modified>"
                                + "<accessed>2026-01-31T14:00:00.120+02:00</accessed></setTimes>",
                        new Change.SetTimes(F, TIME, TIME)),
                Arguments.of(
                        "<setContent><file>/f</file><size>5</size><checksums/></setContent>",
                        new Change.SetContent(F, 5L, Checksums.NONE)),
                Arguments.of(
                        "<setContent><file>/f</file><checksums><checksum>adler32:0a1b2c3d</checksum></checksums></setContent>",
                        new Change.SetContent(F, null, SUM)),
                Arguments.of(
                        "<setComment><entry>/f</entry><comment> c </comment></setComment>",
                        new Change.SetComment(F, " c ")),
                Arguments.of("<setComment><entry>/f</entry></setComment>", new Change.SetComment(F, null)));
    }

    private static Stream<Arguments> replicaChanges() {
        return Stream.of(
                Arguments.of(
                        "<addReplica><file>/f</file><replica>" + REPLICA_XML + "</replica></addReplica>",
                        new Change.AddReplica(F, REPLICA)),
                Arguments.of("<removeReplica><sfn>root://se//f</sfn></removeReplica>", new Change.RemoveReplica(SFN)),
                Arguments.of(
                        "<removeReplica><sfn>root://se//f</sfn><file>/f</file><removeFileWithLast>true</removeFileWithLast></removeReplica>",
                        new Change.RemoveReplica(SFN, F, LastReplica.REMOVE_FILE)),
                Arguments.of(
                        "<setReplica>" + REPLICA_LABELS + "<accessed>2026-01-31T12:00:00.120Z</accessed>"
                                + REPLICA_TIMES
                                + "<attributes><attribute><name>a</name><value>b</value></attribute></attributes></setReplica>",
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
                Arguments.of(
                        "<setReplica><sfn>root://se//f</sfn><attributes/></setReplica>",
                        new Change.SetReplica(SFN, null, null, null, null, null, null, null, null, null, Map.of())),
                Arguments.of(
                        "<setReplica><sfn>root://se//f</sfn><master>true</master></setReplica>",
                        Change.SetReplica.master(SFN)));
    }

    private static Stream<Arguments> accessChanges() {
        AclEntry alice = new AclEntry(Tag.USER, "alice", Rights.parse("rw"));
        Acl acl = Acl.ofMode(new Mode(0)).with(Tag.MASK, Rights.ALL).with(alice);
        String aliceXml = "<tag>USER</tag><principal>alice</principal><rights>rw</rights>";
        String aclXml = "<acl><tag>OWNER</tag><rights>pdg</rights></acl><acl>" + aliceXml
                + "</acl><acl><tag>OWNING_GROUP</tag><rights>dg</rights></acl>"
                + "<acl><tag>MASK</tag><rights>pdrwlxgs</rights></acl><acl><tag>OTHER</tag><rights>-d----g-</rights></acl>";
        return Stream.of(
                Arguments.of("<chmod><entry>/f</entry><mode>0640</mode></chmod>", new Change.Chmod(F, "0640")),
                Arguments.of(
                        "<chmod><entry>/f</entry><mode>u+s</mode><grammar>GLITE</grammar><recursive>true</recursive></chmod>",
                        new Change.Chmod(F, ModeChange.parse("u+s", ModeChange.Grammar.GLITE), Recursion.TREE)),
                Arguments.of(
                        "<chown><entry>/f</entry><owner>bob</owner><group>cms</group><follow>false</follow><recursive>true</recursive></chown>",
                        new Change.Chown(F, "bob", "cms", Follow.NO, Recursion.TREE)),
                Arguments.of(
                        "<chown><entry>/f</entry><group>cms</group></chown>",
                        new Change.Chown(F, null, "cms", Follow.YES, Recursion.ENTRY)),
                Arguments.of(
                        "<setAcl><entry>/f</entry>" + aclXml + "</setAcl>", new Change.SetAcl(F, AclScope.ACCESS, acl)),
                Arguments.of(
                        "<setAcl><entry>/f</entry><scope>DEFAULT</scope><recursive>true</recursive></setAcl>",
                        new Change.SetAcl(F, AclScope.DEFAULT, null, Recursion.TREE)),
                Arguments.of(
                        "<modifyAcl><entry>/f</entry><scope>DEFAULT</scope><put>" + aliceXml
                                + "</put><remove><tag>GROUP</tag><principal>cms</principal></remove></modifyAcl>",
                        new Change.ModifyAcl(
                                F,
                                AclScope.DEFAULT,
                                List.of(alice),
                                List.of(new AclEntry(Tag.GROUP, "cms", Rights.NONE)),
                                Recursion.ENTRY)),
                Arguments.of(
                        "<addPrincipal><kind>GROUP</kind><name>/atlas/Role=production</name></addPrincipal>",
                        new Change.AddPrincipal(Principal.group("/atlas/Role=production"))));
    }

    private static Stream<Arguments> attributeChanges() {
        List<AttributeDefinition> definitions = List.of(
                new AttributeDefinition("run", AttributeType.INT),
                new AttributeDefinition("good", AttributeType.BOOLEAN));
        String definitionsXml = "<attributes><name>run</name><type>int</type></attributes>"
                + "<attributes><name>good</name><type>boolean</type></attributes>";
        return Stream.of(
                Arguments.of(
                        "<setAttributes><entry>/f</entry><attributes><name>run</name><value>5</value></attributes>"
                                + "<attributes><name>good</name><value>true</value></attributes></setAttributes>",
                        new AttributeChange.SetAttributes(F, Map.of("run", "5", "good", "true"))),
                Arguments.of(
                        "<clearAttributes><entry>/f</entry><names>run</names><names>good</names></clearAttributes>",
                        new AttributeChange.ClearAttributes(F, List.of("run", "good"))),
                Arguments.of(
                        "<setSchema><entry>/f</entry><schema>detector</schema></setSchema>",
                        new AttributeChange.SetSchema(F, "detector")),
                Arguments.of("<setSchema><entry>/f</entry></setSchema>", new AttributeChange.SetSchema(F, null)),
                Arguments.of(
                        "<createSchema><schema>empty</schema></createSchema>",
                        new AttributeChange.CreateSchema("empty", List.of())),
                Arguments.of(
                        "<createSchema><schema>detector</schema>" + definitionsXml + "</createSchema>",
                        new AttributeChange.CreateSchema("detector", definitions)),
                Arguments.of(
                        "<addSchemaAttributes><schema>detector</schema>" + definitionsXml + "</addSchemaAttributes>",
                        new AttributeChange.AddSchemaAttributes("detector", definitions)),
                Arguments.of(
                        "<removeSchemaAttributes><schema>detector</schema><names>run</names></removeSchemaAttributes>",
                        new AttributeChange.RemoveSchemaAttributes("detector", List.of("run"))),
                Arguments.of(
                        "<dropSchema><schema>detector</schema></dropSchema>",
                        new AttributeChange.DropSchema("detector")));
    }

    private static Change read(String xml) {
        FullCatalog catalog = new FullCatalog();
        String message = Contract.element("apply", "<changes>" + xml + "</changes>");
        new WaymarkEndpoint().operations().get("apply").answer(SoapText.request(message), catalog);
        return catalog.messages.get(0).changes().get(0);
    }

    @ParameterizedTest
    @MethodSource("changes")
    void everyElementOfAChangeIsUnderstood(String xml, Change expected) {
        assertThat(read(xml)).isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource("changes")
    void theContractAllowsWhatIsUnderstood(String xml, Change expected) {
        CONTRACT.holds("apply", "<changes>" + xml + "</changes>");
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
    void aMalformedChangeIsFiledUnderWhatItIsAbout(String xml, Change expected) {
        String malformed = xml.replaceFirst("</[^>]*>$", "<unknown/>$0");
        String message = Contract.element("apply", "<atomicity>EACH</atomicity><changes>" + malformed + "</changes>");
        String answer = SoapText.written(
                new WaymarkEndpoint().operations().get("apply").answer(SoapText.request(message), new FullCatalog()));

        assertThat(answer)
                .startsWith("<outcome><key>%s</key><error><code>INVALID_ARGUMENT</code>".formatted(expected.key()))
                .contains("unknown");
    }
}
