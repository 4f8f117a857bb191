package org.waymark.cli.attributes;

import java.util.List;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.Outcome;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Schema;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Chunks;
import org.waymark.client.form.OutcomeForm;
import org.waymark.client.form.SchemaForm;

/** Shows schemas. */
final class Schemas {

    private Schemas() {}

    /** The names of all. */
    static void list(Call call) {
        PageRequest request = PageRequest.FIRST;
        while (true) {
            Page<Schema> page = call.catalog().listSchemas(request);
            for (Schema schema : page.items()) {
                if (call.out().isJson()) {
                    SchemaForm.FORM.write(schema, call.out().json());
                } else {
                    call.out().line(schema.name());
                }
            }
            if (page.next() == null) {
                return;
            }
            request = new PageRequest(request.size(), page.next());
        }
    }

    /** The owner of each, and its attributes as {@code schema create} takes them. */
    static void show(List<String> names, Call call) {
        for (List<String> some : Chunks.of(names, Chunks.MESSAGE)) {
            for (Outcome<Schema> outcome : call.catalog().describeSchemas(some)) {
                if (outcome instanceof Outcome.Failed<Schema> failed) {
                    call.failed(failed);
                } else if (call.out().isJson()) {
                    new OutcomeForm<>(SchemaForm.FORM).write(outcome, call.out().json());
                } else {
                    print(outcome.require(), call);
                }
            }
        }
    }

    private static void print(Schema schema, Call call) {
        call.out().line("# schema: " + schema.name());
        call.out().line("# owner: " + schema.owner());
        for (AttributeDefinition definition : schema.attributes()) {
            call.out().line(definition.name() + ":" + definition.type().wireName());
        }
        call.out().line("");
    }
}
