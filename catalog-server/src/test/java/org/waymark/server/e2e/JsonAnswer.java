package org.waymark.server.e2e;

import java.io.ByteArrayInputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.Outcome;
import org.waymark.client.form.Form;
import org.waymark.client.form.FormInput;
import org.waymark.client.form.OutcomeForm;
import org.waymark.client.json.JsonReader;

/** What a command has printed in JSON: objects on standard output, complaints on standard error. */
record JsonAnswer(byte[] output, List<Complaint> complaints) {

    private static final String NEXT = "next";

    /** @throws CatalogException of a complaint about the command as a whole */
    static JsonAnswer of(TypedCommand command) {
        List<Complaint> complaints = read(command.err(), Complaint::read);
        for (Complaint complaint : complaints) {
            if (complaint.key() == null) {
                throw complaint.error();
            }
        }
        if (command.status() == 0 && !complaints.isEmpty()) {
            throw new AssertionError("status 0 in spite of errors: " + command.errors());
        }
        return new JsonAnswer(command.out(), complaints);
    }

    /** All objects, none of which may be missing. */
    <T> List<T> values(FormInput<T> form) {
        for (Complaint complaint : complaints) {
            throw complaint.error();
        }
        return read(output, form);
    }

    /** An outcome for each key, from commands that print values alone. */
    <T> List<Outcome<T>> outcomesOfValues(List<String> keys, FormInput<T> form) {
        Deque<T> values = new ArrayDeque<>(read(output, form));
        return merged(keys, i -> new Outcome.Ok<>(keys.get(i), values.remove()), values);
    }

    /** An outcome for each key, from commands that print keys with their values. */
    <T> List<Outcome<T>> outcomes(List<String> keys, Form<T> form) {
        Deque<Outcome<T>> outcomes = new ArrayDeque<>(read(output, new OutcomeForm<>(form)));
        return merged(keys, i -> outcomes.remove(), outcomes);
    }

    private <T> List<Outcome<T>> merged(List<String> keys, IntFunction<Outcome<T>> next, Deque<?> left) {
        Deque<Complaint> failures = new ArrayDeque<>(complaints);
        List<Outcome<T>> merged = new ArrayList<>();
        for (int i = 0; i < keys.size(); i++) {
            Complaint failure = failures.peek();
            if (failure != null && keys.get(i).equals(failure.key())) {
                failures.remove();
                merged.add(Outcome.failed(keys.get(i), failure.error()));
            } else {
                merged.add(next.apply(i));
            }
        }
        if (!failures.isEmpty() || !left.isEmpty()) {
            throw new AssertionError("more was printed than asked for: " + failures + left);
        }
        return merged;
    }

    /** Where to go on after the values; null when that is not told. */
    @Nullable
    String next() {
        @Nullable String next = null;
        try (JsonReader in = new JsonReader(new ByteArrayInputStream(output))) {
            while (in.nextDocument()) {
                in.beginObject();
                for (String name = in.nextName(); name != null; name = in.nextName()) {
                    next = name.equals(NEXT) ? in.text() : next;
                    in.skip();
                }
            }
        }
        return next;
    }

    private static <T> List<T> read(byte[] printed, FormInput<T> form) {
        List<T> values = new ArrayList<>();
        try (JsonReader in = new JsonReader(new ByteArrayInputStream(printed))) {
            while (in.nextDocument()) {
                if (in.opensWith(NEXT)) {
                    break;
                }
                values.add(form.read(in));
            }
        }
        return values;
    }
}
