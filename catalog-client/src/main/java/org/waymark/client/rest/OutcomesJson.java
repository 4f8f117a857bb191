package org.waymark.client.rest;

import java.util.List;
import org.waymark.api.Outcome;
import org.waymark.client.json.JsonForm;
import org.waymark.client.json.JsonInput;
import org.waymark.client.json.JsonReader;
import org.waymark.client.json.ListJson;
import org.waymark.client.json.OutcomeJson;

/** The outcomes of a bulk call, of which there must be {@code expected}. */
record OutcomesJson<T>(ListJson<Outcome<T>> list, int expected) implements JsonInput<List<Outcome<T>>> {

    OutcomesJson(JsonForm<T> value, int expected) {
        this(new ListJson<>("outcomes", new OutcomeJson<>(value)), expected);
    }

    @Override
    public List<Outcome<T>> read(JsonReader in) {
        List<Outcome<T>> outcomes = list.read(in);
        if (outcomes.size() != expected) {
            throw in.unexpected(outcomes.size() + " outcomes in place of " + expected);
        }
        return outcomes;
    }
}
