package org.waymark.client.rest;

import org.waymark.api.Atomicity;
import org.waymark.api.Change;
import org.waymark.api.Message;
import org.waymark.api.Precondition;
import org.waymark.api.Precondition.IfChecksum;
import org.waymark.api.Precondition.IfVersion;
import org.waymark.api.Precondition.MustNotExist;
import org.waymark.client.json.JsonWriter;

/** Changes, and what must hold for them to happen, as {@code POST /v1/messages} and the command {@code tx} take them. */
public record MessageBody(Message message) implements Body {

    @Override
    public void write(JsonWriter out) {
        out.beginObject().field("atomicity", message.atomicity() == Atomicity.ATOMIC ? null : message.atomicity());
        if (!message.preconditions().isEmpty()) {
            out.name("preconditions").beginArray();
            for (Precondition precondition : message.preconditions()) {
                write(precondition, out);
            }
            out.endArray();
        }
        out.name("changes").beginArray();
        for (Change change : message.changes()) {
            ChangeJson.write(change, out);
        }
        out.endArray().endObject();
    }

    private static void write(Precondition precondition, JsonWriter out) {
        out.beginObject();
        if (precondition instanceof MustNotExist condition) {
            out.field("if", "mustNotExist").field("path", condition.path().text());
        } else if (precondition instanceof IfVersion condition) {
            out.field("if", "ifVersion")
                    .field("locator", condition.locator().text())
                    .field("version", condition.version());
        } else if (precondition instanceof IfChecksum condition) {
            out.field("if", "ifChecksum")
                    .field("locator", condition.locator().text())
                    .textOf("checksum", condition.checksum());
        }
        out.endObject();
    }
}
