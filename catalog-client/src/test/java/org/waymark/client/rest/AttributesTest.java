package org.waymark.client.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.waymark.api.Attribute;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.AttributeType;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Entry;
import org.waymark.api.EntryAttributes;
import org.waymark.api.ErrorCode;
import org.waymark.api.Guid;
import org.waymark.api.Outcome;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Query;
import org.waymark.api.Schema;
import org.waymark.client.http.RecordedService;

/** Every read about attributes: what is asked, and what is understood of a recorded answer. */
class AttributesTest {

    private static final CatalogPath FILE = CatalogPath.parse("/grid/f");
    private static final Guid GUID = Guid.parse("6f1c1d2e-0a4b-4c6d-8e9f-001122334455");

    private static final String ENTRY = """
            {"path":"/grid/f","kind":"FILE","owner":"alice","group":"atlas","mode":"0640","size":1,\
            "created":"2026-01-31T12:00:00.000Z","modified":"2026-01-31T12:00:00.000Z","accessed":"2026-01-31T12:00:00.000Z",\
            "changed":"2026-01-31T12:00:00.000Z","version":7}""";

    private static final Schema DETECTOR = new Schema(
            "detector",
            "alice",
            List.of(
                    new AttributeDefinition("calibrated", AttributeType.BOOLEAN),
                    new AttributeDefinition("run", AttributeType.INT)));

    private static final String DETECTOR_JSON = """
            {"name":"detector","owner":"alice","attributes":[{"name":"calibrated","type":"boolean"},\
            {"name":"run","type":"int","addedLater":{"a":[]}}]}""";

    @Test
    void attributesComeWithTheirTypes() {
        try (RecordedService service = RecordedService.json("""
                {"outcomes":[{"key":"/grid/f","value":{"path":"/grid/f","schema":"detector","attributes":[
                {"name":"calibrated","type":"boolean","value":"true"},{"name":"det.energy","type":"float","value":"2.5"}]}},
                {"key":"guid:6f1c1d2e-0a4b-4c6d-8e9f-001122334455","value":{"path":"/g","schema":null,"attributes":[]}},
                {"key":"/gone","error":{"code":"NOT_FOUND","message":"no such entry"}}]}""")) {
            List<Outcome<EntryAttributes>> outcomes =
                    service.client().getAttributes(List.of(FILE, GUID, CatalogPath.parse("/gone")), List.of());

            assertThat(service.request().target()).isEqualTo("/v1/attributes/get");
            assertThat(service.request().body())
                    .isEqualTo("{\"entries\":[\"/grid/f\",\"guid:6f1c1d2e-0a4b-4c6d-8e9f-001122334455\",\"/gone\"]}");
            assertThat(outcomes)
                    .containsExactly(
                            new Outcome.Ok<>(
                                    "/grid/f",
                                    new EntryAttributes(
                                            FILE,
                                            "detector",
                                            List.of(
                                                    new Attribute("calibrated", AttributeType.BOOLEAN, "true"),
                                                    new Attribute("det.energy", AttributeType.FLOAT, "2.5")))),
                            new Outcome.Ok<>(
                                    GUID.text(), new EntryAttributes(CatalogPath.parse("/g"), null, List.of())),
                            new Outcome.Failed<>("/gone", ErrorCode.NOT_FOUND, "no such entry"));
        }
    }

    @Test
    void attributesAreAskedForByName() {
        try (RecordedService service = RecordedService.json(
                "{\"outcomes\":[{\"key\":\"/grid/f\",\"value\":{\"path\":\"/grid/f\",\"attributes\":[]}}]}")) {
            service.client().getAttributes(List.of(FILE), List.of("run", "det.energy"));

            assertThat(service.request().body())
                    .isEqualTo("{\"entries\":[\"/grid/f\"],\"names\":[\"run\",\"det.energy\"]}");
        }
    }

    @Test
    void aQueryTravelsAsItWasWritten() {
        try (RecordedService service = RecordedService.json("{\"items\":[" + ENTRY + "],\"next\":\"t2\"}")) {
            Page<Entry> page = service.client()
                    .query(
                            CatalogPath.parse("/grid"),
                            Query.parse("run > 1  and name like \"ä%\""),
                            new PageRequest(10, "t1"));

            assertThat(service.request().method()).isEqualTo("POST");
            assertThat(service.request().target()).isEqualTo("/v1/query");
            assertThat(service.request().body()).isEqualTo("""
                            {"query":"run > 1  and name like \\"ä%\\"","base":"/grid","pageSize":10,"pageToken":"t1"}""");
            assertThat(page.items()).extracting(Entry::path).containsExactly(FILE);
            assertThat(page.next()).isEqualTo("t2");
        }
    }

    @Test
    void aPageOfAQueryMayBeEmptyAndNotTheLast() {
        try (RecordedService service = RecordedService.json("{\"items\":[],\"next\":\"t2\"}")) {
            Page<Entry> page =
                    service.client().query(CatalogPath.ROOT, Query.parse("run is not null"), PageRequest.FIRST);

            assertThat(service.request().body())
                    .isEqualTo("{\"query\":\"run is not null\",\"base\":\"/\",\"pageSize\":1000}");
            assertThat(page).isEqualTo(new Page<>(List.of(), "t2"));
        }
    }

    @Test
    void theProblemOfAQueryIsThrown() {
        try (RecordedService service = RecordedService.problem(400, """
                {"type":"urn:waymark:error:INVALID_ARGUMENT","title":"","status":400,"code":"INVALID_ARGUMENT","detail":"no schema defines run"}""")) {
            assertThatThrownBy(
                            () -> service.client().query(CatalogPath.ROOT, Query.parse("run = 1"), PageRequest.FIRST))
                    .isInstanceOfSatisfying(
                            CatalogException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.INVALID_ARGUMENT))
                    .hasMessage("no schema defines run");
        }
    }

    @Test
    void schemasAreListedByPage() {
        try (RecordedService service = RecordedService.json("{\"items\":[" + DETECTOR_JSON + "],\"next\":\"t2\"}")) {
            assertThat(service.client().listSchemas(new PageRequest(10, "t1")))
                    .isEqualTo(new Page<>(List.of(DETECTOR), "t2"));
            assertThat(service.request().method()).isEqualTo("GET");
            assertThat(service.request().target()).isEqualTo("/v1/schemas?pageSize=10&pageToken=t1");
        }
    }

    @Test
    void schemasAreDescribedEachByItself() {
        try (RecordedService service = RecordedService.json("""
                {"outcomes":[{"key":"detector","value":%s},
                {"key":"gone","error":{"code":"NOT_FOUND","message":"no such schema"}}]}""".formatted(DETECTOR_JSON))) {
            assertThat(service.client().describeSchemas(List.of("detector", "gone")))
                    .containsExactly(
                            new Outcome.Ok<>("detector", DETECTOR),
                            new Outcome.Failed<>("gone", ErrorCode.NOT_FOUND, "no such schema"));
            assertThat(service.request().target()).isEqualTo("/v1/schemas/describe");
            assertThat(service.request().body()).isEqualTo("{\"schemas\":[\"detector\",\"gone\"]}");
        }
    }

    @Test
    void anAnswerWithATypeThatDoesNotExistMakesNoSense() {
        try (RecordedService service = RecordedService.json("""
                {"items":[{"name":"s","owner":"alice","attributes":[{"name":"run","type":"complex"}]}]}""")) {
            assertThatThrownBy(() -> service.client().listSchemas(PageRequest.FIRST))
                    .isInstanceOfSatisfying(
                            CatalogException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.INTERNAL))
                    .hasMessageContaining("makes no sense");
        }
    }
}
