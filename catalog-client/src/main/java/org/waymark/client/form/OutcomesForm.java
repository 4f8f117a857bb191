package org.waymark.client.form;

import java.util.List;
import org.waymark.api.Outcome;

/** The outcomes of a bulk call, of which there must be {@code expected}. */
public record OutcomesForm<T>(Form<Outcome<T>> outcome, int expected) implements FormInput<List<Outcome<T>>> {

    public static <T> OutcomesForm<T> of(Form<T> value, int expected) {
        return new OutcomesForm<>(new OutcomeForm<>(value), expected);
    }

    @Override
    public List<Outcome<T>> read(FormReader in) {
        List<Outcome<T>> outcomes = List.of();
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "outcomes", "outcome" -> outcomes = in.list(outcome);
                default -> in.skip();
            }
        }
        if (outcomes.size() != expected) {
            throw in.unexpected(outcomes.size() + " outcomes in place of " + expected);
        }
        return outcomes;
    }
}
