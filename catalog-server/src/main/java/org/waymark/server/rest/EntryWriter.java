package org.waymark.server.rest;

import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.Checksum;
import org.waymark.api.Entry;
import org.waymark.server.wire.Modes;
import org.waymark.server.wire.Timestamps;
import tools.jackson.core.JsonGenerator;

/** Writes entries token by token, for streams of any length: the same JSON as {@link EntryTypes} makes. */
final class EntryWriter {

    private EntryWriter() {}

    static void write(JsonGenerator json, Entry entry) {
        json.writeStartObject();
        json.writeStringProperty("path", entry.path().text());
        json.writeStringProperty("kind", entry.kind().name());
        optional(json, "guid", entry.guid());
        json.writeStringProperty("owner", entry.owner());
        json.writeStringProperty("group", entry.group());
        json.writeStringProperty("mode", Modes.text(entry.mode()));
        acl(json, "acl", Modes.sayAll(entry.acl()) ? null : entry.acl());
        acl(json, "defaultAcl", entry.defaultAcl());
        json.writeNumberProperty("size", entry.size());
        if (!entry.checksums().isEmpty()) {
            json.writeArrayPropertyStart("checksums");
            for (Checksum checksum : entry.checksums().all()) {
                json.writeString(checksum.toString());
            }
            json.writeEndArray();
        }
        optional(json, "target", entry.target());
        optional(json, "comment", entry.comment());
        json.writeStringProperty("created", Timestamps.text(entry.created()));
        json.writeStringProperty("modified", Timestamps.text(entry.modified()));
        json.writeStringProperty("accessed", Timestamps.text(entry.accessed()));
        json.writeStringProperty("changed", Timestamps.text(entry.changed()));
        json.writeNumberProperty("version", entry.version());
        json.writeEndObject();
    }

    private static void optional(JsonGenerator json, String name, @Nullable Object value) {
        if (value != null) {
            json.writeStringProperty(name, value.toString());
        }
    }

    private static void acl(JsonGenerator json, String name, @Nullable Acl acl) {
        if (acl == null) {
            return;
        }
        json.writeArrayPropertyStart(name);
        for (AclEntry entry : acl.entries()) {
            json.writeStartObject();
            json.writeStringProperty("tag", entry.tag().name());
            optional(json, "principal", entry.principal().isEmpty() ? null : entry.principal());
            json.writeStringProperty("rights", entry.rights().toString());
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
