package org.waymark.client.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.AclText;
import org.waymark.api.Attribute;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.AttributeType;
import org.waymark.api.CatalogPath;
import org.waymark.api.ChangeRecord;
import org.waymark.api.Checksums;
import org.waymark.api.Decision;
import org.waymark.api.Effect;
import org.waymark.api.Entry;
import org.waymark.api.EntryAcl;
import org.waymark.api.EntryAttributes;
import org.waymark.api.EntryKind;
import org.waymark.api.ErrorCode;
import org.waymark.api.FileReplica;
import org.waymark.api.Guid;
import org.waymark.api.Mode;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.api.Page;
import org.waymark.api.Principal;
import org.waymark.api.Replica;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.ReplicaType;
import org.waymark.api.Rights;
import org.waymark.api.Schema;
import org.waymark.api.ServiceInfo;
import org.waymark.api.StorageUrl;
import org.waymark.api.Usage;
import org.waymark.client.form.ChangeRecordForm;
import org.waymark.client.form.DecisionForm;
import org.waymark.client.form.EffectForm;
import org.waymark.client.form.EntryAclForm;
import org.waymark.client.form.EntryAttributesForm;
import org.waymark.client.form.EntryForm;
import org.waymark.client.form.FileReplicaForm;
import org.waymark.client.form.Form;
import org.waymark.client.form.ListForm;
import org.waymark.client.form.OutcomeForm;
import org.waymark.client.form.PageForm;
import org.waymark.client.form.PathForm;
import org.waymark.client.form.PrincipalForm;
import org.waymark.client.form.ReplicaForm;
import org.waymark.client.form.SchemaForm;
import org.waymark.client.form.ServiceInfoForm;
import org.waymark.client.form.UsageForm;

/** What is written is read back as it was. */
class FormsTest {

    private static final CatalogPath PATH = CatalogPath.parse("/grid/ä b");
    private static final Guid GUID = Guid.parse("6f1c1d2e-0a4b-4c6d-8e9f-001122334455");
    private static final Instant TIME = Instant.parse("2026-01-31T12:00:00.120Z");
    private static final Acl EXTENDED = AclText.parse("u::rwx,u:bob:rw-,g::r-x,m::rwx,o::---");

    private static final Replica REPLICA = new Replica(
            new StorageUrl("root://se//f"),
            ReplicaStatus.LOST,
            ReplicaType.DURABLE,
            true,
            "p",
            "/fs",
            "s",
            TIME,
            TIME,
            TIME,
            TIME,
            4,
            Map.of("a", "b", "c", "\"\n"));

    private static final EntryAttributes ATTRIBUTES = new EntryAttributes(
            PATH,
            "detector",
            List.of(
                    new Attribute("calibrated", AttributeType.BOOLEAN, "true"),
                    new Attribute("det.energy", AttributeType.FLOAT, "2.5"),
                    new Attribute("remark", AttributeType.STRING, "ä \"b\"\n"),
                    new Attribute("run", AttributeType.INT, "-9223372036854775808"),
                    new Attribute("taken", AttributeType.DATE, "2026-01-31T12:00:00.120Z")));

    private static final Schema SCHEMA = new Schema(
            "detector",
            "alice",
            ATTRIBUTES.attributes().stream()
                    .map(attribute -> new AttributeDefinition(attribute.name(), attribute.type()))
                    .toList());

    private static Entry file(Acl acl) {
        return new Entry(
                PATH,
                EntryKind.FILE,
                GUID,
                "/CN=Jürgen",
                "atlas",
                acl,
                null,
                new Mode(04000),
                Long.MAX_VALUE,
                Checksums.parse("adler32:0a1b2c3d,md5:00112233445566778899aabbccddeeff"),
                null,
                "a \"comment\"",
                TIME,
                TIME,
                TIME,
                TIME,
                7);
    }

    private static Entry directory() {
        return new Entry(
                CatalogPath.ROOT,
                EntryKind.DIRECTORY,
                null,
                "root",
                "root",
                EXTENDED,
                EXTENDED,
                new Mode(0),
                0,
                Checksums.NONE,
                null,
                null,
                TIME,
                TIME,
                TIME,
                TIME,
                1);
    }

    static Stream<Arguments> values() {
        AclEntry decider = AclEntry.of(AclEntry.Tag.OTHER, Rights.NONE);
        return Stream.of(
                Arguments.of(EntryForm.FORM, file(Acl.ofMode(new Mode(0640)))),
                Arguments.of(EntryForm.FORM, file(EXTENDED)),
                Arguments.of(EntryForm.FORM, file(Acl.ofMode(new Mode(0640)).with(AclEntry.Tag.OTHER, Rights.NONE))),
                Arguments.of(EntryForm.FORM, directory()),
                Arguments.of(EntryForm.FORM, Entry.nameOnly(PATH, EntryKind.SYMLINK)),
                Arguments.of(ReplicaForm.FORM, REPLICA),
                Arguments.of(FileReplicaForm.FORM, new FileReplica(PATH, GUID, REPLICA)),
                Arguments.of(EntryAclForm.FORM, new EntryAcl("a", "b", new Mode(01770), EXTENDED, EXTENDED)),
                Arguments.of(EntryAclForm.FORM, new EntryAcl("a", "b", new Mode(0770), EXTENDED, null)),
                Arguments.of(DecisionForm.FORM, new Decision(true, Rights.ALL, null)),
                Arguments.of(DecisionForm.FORM, new Decision(false, Rights.NONE, decider)),
                Arguments.of(UsageForm.FORM, new Usage(1, 2, 3, 4)),
                Arguments.of(PrincipalForm.FORM, Principal.user("/CN=Jürgen")),
                Arguments.of(
                        ChangeRecordForm.FORM,
                        new ChangeRecord(Operation.RENAME, 1, GUID, "/a", "/b", "alice", TIME, "r1")),
                Arguments.of(
                        ChangeRecordForm.FORM,
                        new ChangeRecord(Operation.MKDIR, 1, null, null, "/b", "alice", TIME, null)),
                Arguments.of(
                        ServiceInfoForm.FORM, new ServiceInfo("1", "alice", new TreeMap<>(Map.of("a", 1L, "b", 2L)))),
                Arguments.of(EntryAttributesForm.FORM, ATTRIBUTES),
                Arguments.of(EntryAttributesForm.FORM, new EntryAttributes(PATH, null, List.of())),
                Arguments.of(SchemaForm.FORM, SCHEMA),
                Arguments.of(SchemaForm.FORM, new Schema("empty", "/CN=Jürgen", List.of())),
                Arguments.of(EffectForm.FORM, new Effect(Effect.Kind.CREATED, GUID, 1)),
                Arguments.of(new ListForm<>("paths", PathForm.FORM), List.of(PATH, CatalogPath.ROOT)),
                Arguments.of(new PageForm<>(PathForm.FORM), new Page<>(List.of(PATH), "next")),
                Arguments.of(new PageForm<>(PathForm.FORM), new Page<>(List.of(), null)),
                Arguments.of(new OutcomeForm<>(PathForm.FORM), new Outcome.Ok<>("k", PATH)),
                Arguments.of(
                        new OutcomeForm<>(PathForm.FORM), new Outcome.Failed<>("k", ErrorCode.NOT_EMPTY, "not empty")));
    }

    @ParameterizedTest
    @MethodSource("values")
    <T> void aValueComesBack(Form<T> form, T value) {
        assertThat(read(form, written(form, value))).isEqualTo(value);
    }

    @Test
    void anAclThatTheModeSaysIsLeftOut() {
        assertThat(written(EntryForm.FORM, file(Acl.ofMode(new Mode(0640)))))
                .contains("\"mode\":\"4640\"")
                .doesNotContain("acl");
        assertThat(written(EntryForm.FORM, file(EXTENDED))).contains("\"acl\":[");
    }

    @Test
    void documentsComeOneALine() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonWriter out = new JsonWriter(bytes)) {
            UsageForm.FORM.write(new Usage(1, 0, 0, 0), out);
            UsageForm.FORM.write(new Usage(2, 0, 0, 0), out);
        }
        assertThat(bytes.toString(StandardCharsets.UTF_8).lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith("{\"bytes\""));
    }

    @Test
    void aDocumentThatWasNotFinishedIsNotMadeToLookSo() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonWriter out = new JsonWriter(bytes)) {
            out.beginObject().name("changes").beginArray();
        }
        assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo("{\"changes\":[");
    }

    private static <T> String written(Form<T> form, T value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonWriter out = new JsonWriter(bytes)) {
            form.write(value, out);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static <T> T read(Form<T> form, String json) {
        try (JsonReader in = new JsonReader(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)))) {
            assertThat(in.nextDocument()).isTrue();
            T value = form.read(in);
            assertThat(in.nextDocument()).isFalse();
            return value;
        }
    }
}
