package org.waymark.client.soap;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.waymark.api.Attribute;
import org.waymark.api.AttributeType;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Decision;
import org.waymark.api.Effect;
import org.waymark.api.Entry;
import org.waymark.api.EntryAttributes;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Glob;
import org.waymark.api.Message;
import org.waymark.api.Mode;
import org.waymark.api.Outcome;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Replica;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.ReplicaType;
import org.waymark.api.Rights;
import org.waymark.api.Schema;
import org.waymark.api.StorageUrl;
import org.waymark.client.http.RecordedService;

/** What is understood of recorded answers. */
class AnswersTest {

    private static final CatalogPath FILE = CatalogPath.parse("/grid/f");
    private static final Instant NOON = Instant.parse("2026-01-31T12:00:00.000Z");

    private static final String ENTRY = """
            <w:path>/grid/f</w:path><w:kind>FILE</w:kind><w:owner>alice</w:owner><w:group>atlas</w:group>
            <w:mode>2640</w:mode><w:size>1048576</w:size>
            <w:checksums>adler32:0a1b2c3d</w:checksums><w:checksums>md5:00112233445566778899aabbccddeeff</w:checksums>
            <w:comment>a &lt;b&gt;&#13;
            </w:comment><w:created>2026-01-31T12:00:00.000Z</w:created><w:modified>2026-01-31T12:00:00.001Z</w:modified>
            <w:accessed>2026-01-31T13:00:00+01:00</w:accessed><w:changed>2026-01-31T12:00:00Z</w:changed>
            <w:version>7</w:version>""";

    @Test
    void eachItemHasItsOutcome() {
        try (RecordedService service = RecordedService.soap("""
                <w:statResponse><w:outcome><w:key>/grid/f</w:key><w:value>%s</w:value></w:outcome>
                <w:outcome><w:key>/x</w:key><w:error><w:code>NOT_FOUND</w:code><w:message>no such file</w:message></w:error></w:outcome>
                </w:statResponse>""".formatted(ENTRY))) {
            List<Outcome<Entry>> outcomes =
                    service.soapClient().stat(List.of(FILE, CatalogPath.parse("/x")), Follow.YES);

            Entry entry = outcomes.get(0).require();
            assertThat(entry.path()).isEqualTo(FILE);
            assertThat(entry.mode()).isEqualTo(new Mode(02640));
            assertThat(entry.checksums().all()).hasSize(2);
            assertThat(entry.comment()).isEqualTo("a <b>\r\n");
            assertThat(entry.modified()).isEqualTo(NOON.plusMillis(1));
            assertThat(entry.accessed()).isEqualTo(NOON);
            assertThat(entry.version()).isEqualTo(7);
            assertThat(outcomes.get(1)).isEqualTo(new Outcome.Failed<>("/x", ErrorCode.NOT_FOUND, "no such file"));
        }
    }

    @Test
    void aPageHasItsItemsAndTheTokenOfTheNext() {
        try (RecordedService service = RecordedService.soap("<w:listResponse><w:items>" + ENTRY + "</w:items><w:items>"
                + ENTRY + "</w:items><w:next>t2</w:next></w:listResponse>")) {
            Page<Entry> page = service.soapClient().list(FILE, Glob.ANY, PageRequest.FIRST);

            assertThat(page.items()).hasSize(2);
            assertThat(page.next()).isEqualTo("t2");
        }
    }

    @Test
    void aPageMayBeEmpty() {
        try (RecordedService service = RecordedService.soap("<listSchemasResponse/>")) {
            assertThat(service.soapClient().listSchemas(PageRequest.FIRST)).isEqualTo(new Page<>(List.of(), null));
        }
    }

    @Test
    void replicasComeWhole() {
        try (RecordedService service = RecordedService.soap("""
                <w:listReplicasResponse><w:outcome><w:key>/grid/f</w:key><w:value><w:replicas>
                <w:sfn>root://se//f</w:sfn><w:status>LOST</w:status><w:type>VOLATILE</w:type><w:master>1</w:master>
                <w:created>2026-01-31T12:00:00.000Z</w:created><w:accessed>2026-01-31T12:00:00.000Z</w:accessed>
                <w:accessCount> 4 </w:accessCount>
                <w:attributes><w:name>a b</w:name><w:value>1</w:value></w:attributes>
                <w:attributes><w:name>c</w:name><w:value/></w:attributes>
                </w:replicas></w:value></w:outcome></w:listReplicasResponse>""")) {
            assertThat(service.soapClient().listReplicas(FILE))
                    .containsExactly(new Replica(
                            new StorageUrl("root://se//f"),
                            ReplicaStatus.LOST,
                            ReplicaType.VOLATILE,
                            true,
                            null,
                            null,
                            null,
                            NOON,
                            NOON,
                            null,
                            null,
                            4,
                            Map.of("a b", "1", "c", "")));
        }
    }

    @Test
    void aFileMayHaveNoReplicas() {
        try (RecordedService service = RecordedService.soap(
                "<listReplicasResponse><outcome><key>/grid/f</key><value/></outcome></listReplicasResponse>")) {
            assertThat(service.soapClient().listReplicas(FILE)).isEmpty();
        }
    }

    @Test
    void aDecisionNamesWhatDecided() {
        try (RecordedService service = RecordedService.soap("""
                <checkPermissionResponse><outcome><key>/grid/f</key><value><allowed>false</allowed>
                <effective>--r-l---</effective></value></outcome></checkPermissionResponse>""")) {
            assertThat(service.soapClient()
                            .checkPermission(List.of(FILE), Rights.parse("rw"))
                            .get(0)
                            .require())
                    .isEqualTo(new Decision(false, Rights.parse("rl"), null));
        }
    }

    @Test
    void attributesComeWithTheirTypes() {
        try (RecordedService service = RecordedService.soap("""
                <getAttributesResponse><outcome><key>/grid/f</key><value><path>/grid/f</path><schema>detector</schema>
                <attributes><name>run</name><type>int</type><value>4711</value></attributes></value></outcome>
                </getAttributesResponse>""")) {
            assertThat(service.soapClient()
                            .getAttributes(List.of(FILE), List.of())
                            .get(0)
                            .require())
                    .isEqualTo(new EntryAttributes(
                            FILE, "detector", List.of(new Attribute("run", AttributeType.INT, "4711"))));
        }
    }

    @Test
    void aSchemaMayHaveNoAttributes() {
        try (RecordedService service = RecordedService.soap("""
                <describeSchemasResponse><outcome><key>s</key><value><name>s</name><owner>alice</owner></value></outcome>
                </describeSchemasResponse>""")) {
            assertThat(service.soapClient().describeSchemas(List.of("s")).get(0).require())
                    .isEqualTo(new Schema("s", "alice", List.of()));
        }
    }

    @Test
    void theServiceTellsItsLimits() {
        try (RecordedService service = RecordedService.soap("""
                <describeServiceResponse><version>0.1.0</version><caller>alice</caller>
                <limits><name>bulkItems</name><value>10000</value></limits>
                <limits><name>other</name><value>1</value></limits></describeServiceResponse>""")) {
            assertThat(service.soapClient().describeService().limits())
                    .containsExactly(Map.entry("bulkItems", 10_000L), Map.entry("other", 1L));
        }
    }

    @Test
    void eachChangeHasItsOutcome() {
        try (RecordedService service = RecordedService.soap("""
                <applyResponse><outcome><key>/grid/f</key><value><kind>CREATED</kind><version>1</version></value></outcome>
                <outcome><key>/b</key><error><code>NOT_EMPTY</code><message>/b is not empty</message></error></outcome>
                </applyResponse>""")) {
            List<Outcome<Effect>> outcomes = service.soapClient()
                    .apply(Message.each(new Change.Mkdir(FILE), new Change.Rmdir(CatalogPath.parse("/b"))));

            assertThat(outcomes)
                    .containsExactly(
                            new Outcome.Ok<>("/grid/f", new Effect(Effect.Kind.CREATED, null, 1)),
                            new Outcome.Failed<>("/b", ErrorCode.NOT_EMPTY, "/b is not empty"));
        }
    }
}
