package org.waymark.client.form;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.waymark.api.ChangeRecord;
import org.waymark.api.Guid;
import org.waymark.api.Operation;

/** One row of the change log. */
public final class ChangeRecordForm implements Form<ChangeRecord> {

    public static final Form<ChangeRecord> FORM = new ChangeRecordForm();

    private ChangeRecordForm() {}

    @Override
    public ChangeRecord read(FormReader in) {
        @Nullable Operation operation = null;
        long entryId = 0;
        @Nullable Guid guid = null;
        @Nullable String oldPath = null;
        @Nullable String newPath = null;
        @Nullable String caller = null;
        @Nullable Instant time = null;
        @Nullable String requestId = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "operation" -> operation = operation(in);
                case "entryId" -> entryId = in.number();
                case "guid" -> guid = GuidForm.parse(in.text());
                case "oldPath" -> oldPath = in.text();
                case "newPath" -> newPath = in.text();
                case "caller" -> caller = in.text();
                case "time" -> time = in.time();
                case "requestId" -> requestId = in.text();
                default -> in.skip();
            }
        }
        return new ChangeRecord(
                in.require("operation", operation),
                entryId,
                guid,
                oldPath,
                newPath,
                in.require("caller", caller),
                in.require("time", time),
                requestId);
    }

    private static Operation operation(FormReader in) {
        String wireName = in.text();
        for (Operation operation : Operation.values()) {
            if (operation.wireName().equals(wireName)) {
                return operation;
            }
        }
        throw in.unexpected("unknown operation " + wireName);
    }

    @Override
    public void write(ChangeRecord change, FormWriter out) {
        out.beginObject()
                .field("operation", change.operation().wireName())
                .field("entryId", change.entryId())
                .textOf("guid", change.guid())
                .field("oldPath", change.oldPath())
                .field("newPath", change.newPath())
                .field("caller", change.caller())
                .field("time", change.time())
                .field("requestId", change.requestId())
                .endObject();
    }
}
