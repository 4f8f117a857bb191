package org.waymark.server.rest;

import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.Nulls;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/** The JSON mapper: it refuses what the contract does not know, and what would cost too much. */
@Configuration(proxyBeanMethods = false)
class StrictJson {

    private static final int MAX_DEPTH = 30;
    private static final int MAX_TEXT_CHARACTERS = 64 * 1024;
    private static final int MAX_NAME_CHARACTERS = 1024;
    private static final int MAX_NUMBER_CHARACTERS = 40;
    /** 10,000 changes of 200 tokens each. */
    private static final long MAX_TOKENS = 2_000_000;

    @Bean
    static JsonMapper mapper() {
        return JsonMapper.builder(factory())
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .withCoercionConfig(
                        LogicalType.Textual,
                        texts -> texts.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
                .changeDefaultNullHandling(nulls -> nulls.withContentNulls(Nulls.FAIL))
                .changeDefaultPropertyInclusion(values -> values.withValueInclusion(Include.NON_NULL))
                .addModule(JsonTimestamps.module())
                .build();
    }

    /** Takes UTF-8 alone; {@link Utf8Bodies} sees to it that it is well formed. */
    private static JsonFactory factory() {
        return JsonFactory.builder()
                .disable(TokenStreamFactory.Feature.CHARSET_DETECTION)
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(MAX_DEPTH)
                        .maxStringLength(MAX_TEXT_CHARACTERS)
                        .maxNameLength(MAX_NAME_CHARACTERS)
                        .maxNumberLength(MAX_NUMBER_CHARACTERS)
                        .maxTokenCount(MAX_TOKENS)
                        .build())
                .build();
    }
}
