package org.waymark.server.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.waymark.server.e2e.RawSoap.Answer;

/** Calls to one of gLite's services, with their operations in {@code namespace}. */
record GliteSoap(RawSoap service, String namespace) {

    Answer send(String operation, String parameters) {
        return service.send("<m:%1$s xmlns:m='%2$s'>%3$s</m:%1$s>".formatted(operation, namespace, parameters));
    }

    /** What stands in the response element. */
    String call(String operation, String parameters) {
        return content(send(operation, parameters), operation);
    }

    static String content(Answer answer, String operation) {
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        var response = Pattern.compile("<(\\w+:)?%1$sResponse[^>]*>(.*)</(\\w+:)?%1$sResponse>".formatted(operation))
                .matcher(answer.body());
        return response.find() ? response.group(2) : "";
    }

    /** The answer is a fault of that type, and its message holds {@code message}. */
    static void fails(Answer answer, String exception, String message) {
        assertThat(answer.status()).as(answer.body()).isEqualTo(500);
        assertThat(answer.body())
                .containsPattern("<fault [^>]*xmlns:g=\"http://glite.org/wsdl/services/org.glite.data.catalog\"")
                .contains("xsi:type=\"g:%sException\"".formatted(exception))
                .containsPattern("<message>[^<]*%s".formatted(Pattern.quote(message)));
    }

    static String strings(String part, String... items) {
        return Arrays.stream(items)
                .map("<item>%s</item>"::formatted)
                .collect(Collectors.joining("", "<%s>".formatted(part), "</%s>".formatted(part)));
    }

    /** An array of pairs: the first and the second text of each, in turn. */
    static String pairs(String part, String... texts) {
        StringBuilder items = new StringBuilder();
        for (int i = 0; i < texts.length; i += 2) {
            items.append("<item><string1>%s</string1><string2>%s</string2></item>".formatted(texts[i], texts[i + 1]));
        }
        return "<%1$s>%2$s</%1$s>".formatted(part, items);
    }
}
