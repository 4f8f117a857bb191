package org.waymark.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class AttributesTest extends RestTest {

    private static final String DETECTOR = """
            {"name":"detector","owner":"alice","attributes":[{"name":"a_string","type":"string"},{"name":"a_int","type":"int"},
             {"name":"a_float","type":"float"},{"name":"a_date","type":"date"},{"name":"a_boolean","type":"boolean"}]}""";

    private static JsonNode json(String text) {
        return JsonMapper.builder().build().readTree(text);
    }

    @Test
    void attributesComeWithTheirTypesAndTheSchema() throws Exception {
        JsonNode outcomes = ok(post("/v1/attributes/get", "{\"entries\":[\"/f\",\"guid:x\",\"/missing\"]}"))
                .path("outcomes");

        assertThat(outcomes.get(0)).isEqualTo(json("""
                        {"key":"/f","value":{"path":"/f","schema":"detector","attributes":[
                         {"name":"calibrated","type":"boolean","value":"true"},{"name":"run","type":"int","value":"4711"}]}}"""));
        assertThat(outcomes.get(1).path("error").path("code").asString()).isEqualTo("INVALID_ARGUMENT");
        assertThat(outcomes.get(2).path("error").path("code").asString()).isEqualTo("NOT_FOUND");
    }

    @Test
    void onlyTheAttributesThatAreNamedAreAskedFor() throws Exception {
        assertThat(ok(post("/v1/attributes/get", "{\"entries\":[\"/ungoverned\"],\"names\":[\"run\",\"other\"]}")))
                .isEqualTo(json("""
                        {"outcomes":[{"key":"/ungoverned","value":{"path":"/ungoverned","attributes":[
                         {"name":"run","type":"int","value":"4711"}]}}]}"""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "null"})
    void noNamesMeanAllAttributes(String names) throws Exception {
        JsonNode answer = ok(post("/v1/attributes/get", "{\"entries\":[\"/f\"],\"names\":" + names + "}"));

        assertThat(answer.path("outcomes")
                        .get(0)
                        .path("value")
                        .path("attributes")
                        .size())
                .isEqualTo(2);
    }

    @Test
    void aQueryLooksBelowTheRootUnlessItSaysWhere() throws Exception {
        JsonNode page = ok(post("/v1/query", "{\"query\":\"run = 1\"}"));

        assertThat(page.path("items").get(0).path("path").asString()).isEqualTo("/");
        assertThat(page.path("next").asString()).isEqualTo("1000 after null of run = 1");
    }

    @Test
    void aQuerySaysWhereAndWhichPage() throws Exception {
        JsonNode page = ok(
                post("/v1/query", "{\"query\":\"run = 1\",\"base\":\"lfn:/d\",\"pageSize\":7,\"pageToken\":\"t1\"}"));

        assertThat(page.path("items").get(0).path("path").asString()).isEqualTo("/d");
        assertThat(page.path("items").get(0).path("version").asInt()).isEqualTo(7);
        assertThat(page.path("next").asString()).isEqualTo("7 after t1 of run = 1");
    }

    @Test
    void nullsInAQueryCountAsAbsent() throws Exception {
        JsonNode page =
                ok(post("/v1/query", "{\"query\":\"run = 1\",\"base\":null,\"pageSize\":null,\"pageToken\":null}"));

        assertThat(page.path("items").get(0).path("path").asString()).isEqualTo("/");
        assertThat(page.path("next").asString()).isEqualTo("1000 after null of run = 1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"query\":null}",
                "{\"query\":\"\"}",
                "{\"query\":\"run = \"}",
                "{\"query\":\"run = 1; drop table entry\"}",
                "{\"query\":\"run = 1\",\"pageSize\":0}",
                "{\"query\":\"run = 1\",\"pageSize\":10001}",
                "{\"query\":\"run = 1\",\"pageSize\":\"7\"}",
                "{\"query\":\"run = 1\",\"limit\":7}",
                "{\"query\":\"run = 1\",\"base\":\"guid:x\"}"
            })
    void whatIsNoQueryIsRefused(String body) throws Exception {
        refused(post("/v1/query", body), 400, "INVALID_ARGUMENT");
    }

    @ParameterizedTest
    @CsvSource({"NOT_FOUND,404", "PERMISSION_DENIED,403", "LINK_LOOP,409"})
    void aQueryOfABaseThatCannotBeReachedFails(String code, int status) throws Exception {
        refused(post("/v1/query", "{\"query\":\"run = 1\",\"base\":\"/error/" + code + "\"}"), status, code);
    }

    @Test
    void theLongestQueryIsTakenAndALongerOneRefused() throws Exception {
        String longest = "name = '" + "n".repeat(16_384 - 9) + "'";

        assertThat(ok(post("/v1/query", "{\"query\":\"" + longest + "\"}"))
                        .path("next")
                        .asString())
                .endsWith(longest);
        refused(post("/v1/query", "{\"query\":\"" + longest + " \"}"), 400, "INVALID_ARGUMENT");
    }

    @Test
    void schemasAreListedByPage() throws Exception {
        assertThat(ok(get("/v1/schemas?pageSize=2&pageToken=t1")))
                .isEqualTo(json("{\"items\":[" + DETECTOR
                        + ",{\"name\":\"empty\",\"owner\":\"bob\",\"attributes\":[]}],\"next\":\"t1\"}"));
        refused(get("/v1/schemas?pageSize=0"), 400, "INVALID_ARGUMENT");
    }

    @Test
    void schemasAreDescribedEachByItself() throws Exception {
        assertThat(ok(post("/v1/schemas/describe", "{\"schemas\":[\"detector\",\"gone\"]}")))
                .isEqualTo(
                        json(
                                "{\"outcomes\":[{\"key\":\"detector\",\"value\":" + DETECTOR
                                        + "},{\"key\":\"gone\",\"error\":{\"code\":\"NOT_FOUND\",\"message\":\"there is no schema gone\"}}]}"));
    }

    @Test
    void moreNamesThanACallHoldsAreTooLarge() throws Exception {
        String names = String.join(",", Collections.nCopies(10_001, "\"a\""));

        refused(post("/v1/schemas/describe", "{\"schemas\":[" + names + "]}"), 413, "TOO_LARGE");
        refused(post("/v1/attributes/get", "{\"entries\":[\"/f\"],\"names\":[" + names + "]}"), 413, "TOO_LARGE");
        refused(post("/v1/schemas/describe", "{}"), 400, "INVALID_ARGUMENT");
    }
}
