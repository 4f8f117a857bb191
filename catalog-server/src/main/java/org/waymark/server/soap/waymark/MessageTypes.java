package org.waymark.server.soap.waymark;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Atomicity;
import org.waymark.api.CatalogException;
import org.waymark.api.Checksum;
import org.waymark.api.IdempotencyKey;
import org.waymark.api.Precondition;

/** The parts of messages on the wire. */
final class MessageTypes {

    private MessageTypes() {}

    static Atomicity atomicity(Fields fields) {
        return fields.constant("atomicity", Atomicity.class, Atomicity.ATOMIC);
    }

    static @Nullable IdempotencyKey key(Fields fields) {
        String key = fields.text("idempotencyKey");
        return key == null ? null : new IdempotencyKey(key);
    }

    static List<Precondition> preconditions(Fields fields) {
        Fields list = fields.find("preconditions");
        return list == null
                ? List.of()
                : list.everything().stream().map(MessageTypes::precondition).toList();
    }

    private static Precondition precondition(Fields fields) {
        Precondition condition = switch (fields.name()) {
            case "mustNotExist" -> new Precondition.MustNotExist(EntryTypes.path(fields, "path"));
            case "ifVersion" ->
                new Precondition.IfVersion(EntryTypes.locator(fields, "locator"), fields.requireNumber("version"));
            case "ifChecksum" ->
                new Precondition.IfChecksum(
                        EntryTypes.locator(fields, "locator"), Checksum.parse(fields.requireText("checksum")));
            default -> throw CatalogException.invalid("'" + Fields.shown(fields.name()) + "' is not a precondition");
        };
        fields.requireNothingElse();
        return condition;
    }
}
