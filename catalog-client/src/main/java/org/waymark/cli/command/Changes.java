package org.waymark.cli.command;

import java.util.List;
import java.util.Locale;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.Message;
import org.waymark.api.Outcome;
import org.waymark.client.form.FormWriter;

/** Sends changes and tells what became of them. */
public final class Changes {

    private Changes() {}

    static void apply(ChangingVerb verb, Call call) {
        for (List<Change> some : Chunks.of(verb.changes(call), Chunks.MESSAGE)) {
            List<Outcome<Effect>> outcomes = call.catalog().apply(Message.each(some));
            for (Outcome<Effect> outcome : outcomes) {
                if (outcome instanceof Outcome.Failed<Effect> failed) {
                    if (!verb.tolerates(call, failed.code())) {
                        call.failed(failed);
                    }
                } else {
                    report(outcome.key(), outcome.require(), call.out());
                }
            }
        }
    }

    /** Says what one change did: in JSON always, else when asked to be verbose. */
    public static void report(String key, Effect effect, Output out) {
        if (out.isJson()) {
            FormWriter json = out.json().beginObject().field("key", key);
            json.name("value").beginObject().field("kind", effect.kind());
            json.field("guid", effect.guid() == null ? null : effect.guid().toString());
            json.field("version", effect.version() == 0 ? null : Long.valueOf(effect.version()));
            json.endObject().endObject();
        } else if (out.isVerbose()) {
            out.line(effect.kind().name().toLowerCase(Locale.ROOT) + " " + key
                    + (effect.guid() == null ? "" : " " + effect.guid()));
        }
    }
}
