package org.waymark.client.form;

import org.jspecify.annotations.Nullable;
import org.waymark.api.Atomicity;
import org.waymark.api.CatalogException;
import org.waymark.api.Change;
import org.waymark.api.IdempotencyKey;
import org.waymark.api.Message;
import org.waymark.api.Precondition;
import org.waymark.api.Precondition.IfChecksum;
import org.waymark.api.Precondition.IfVersion;
import org.waymark.api.Precondition.MustNotExist;

/**
 * Changes, and what must hold for them to happen, as {@code POST /v1/messages} and the command {@code tx} take them.
 *
 * @param key of the message, where it travels in the body; null where it travels beside it
 */
public record MessageBody(Message message, @Nullable IdempotencyKey key) implements Body {

    public MessageBody(Message message) {
        this(message, null);
    }

    @Override
    public void write(FormWriter out) {
        out.beginObject()
                .field("idempotencyKey", key == null ? null : key.value())
                .field("atomicity", message.atomicity() == Atomicity.ATOMIC ? null : message.atomicity());
        if (!message.preconditions().isEmpty()) {
            out.beginWhole("preconditions", "precondition").beginArray();
            for (Precondition precondition : message.preconditions()) {
                write(precondition, out);
            }
            out.endArray().endWhole();
        }
        out.beginWhole("changes", "change").beginArray();
        int index = 0;
        for (Change change : message.changes()) {
            write(change, index++, out);
        }
        out.endArray().endWhole().endObject();
    }

    private static void write(Change change, int index, FormWriter out) {
        try {
            ChangeForm.write(change, out);
        } catch (CatalogException e) {
            throw e.atIndex(index);
        }
    }

    private static void write(Precondition precondition, FormWriter out) {
        if (precondition instanceof MustNotExist condition) {
            choice("mustNotExist", out).field("path", condition.path().text()).endObject();
        } else if (precondition instanceof IfVersion condition) {
            choice("ifVersion", out)
                    .field("locator", condition.locator().text())
                    .field("version", condition.version())
                    .endObject();
        } else if (precondition instanceof IfChecksum condition) {
            choice("ifChecksum", out)
                    .field("locator", condition.locator().text())
                    .textOf("checksum", condition.checksum())
                    .endObject();
        }
    }

    private static FormWriter choice(String kind, FormWriter out) {
        return out.beginChoice("if", kind);
    }
}
