package org.waymark.server.identity;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Requests with headers, written as {@code "Name: value"}. */
final class Requests {

    private Requests() {}

    static RequestFacts with(String... headers) {
        var byName = Arrays.stream(headers)
                .map(line -> line.split(": ", 2))
                .collect(Collectors.groupingBy(
                        pair -> pair[0].toLowerCase(Locale.ROOT),
                        Collectors.mapping(pair -> pair[1], Collectors.toList())));
        return new RequestFacts(name -> byName.getOrDefault(name.toLowerCase(Locale.ROOT), List.of()));
    }

    static RequestFacts basic(String name, String password) {
        byte[] pair = (name + ":" + password).getBytes(UTF_8);
        return with("Authorization: Basic " + Base64.getEncoder().encodeToString(pair));
    }
}
