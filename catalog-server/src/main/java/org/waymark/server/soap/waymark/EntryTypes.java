package org.waymark.server.soap.waymark;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogPath;
import org.waymark.api.Checksum;
import org.waymark.api.Checksums;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.FindRequest;
import org.waymark.api.Follow;
import org.waymark.api.Glob;
import org.waymark.api.Guid;
import org.waymark.api.Locator;
import org.waymark.api.PageRequest;
import org.waymark.api.PathPattern;
import org.waymark.api.Usage;
import org.waymark.server.soap.SoapWriter;
import org.waymark.server.wire.Modes;
import org.waymark.server.wire.Timestamps;

/** Entries, and the questions about them, on the wire. */
final class EntryTypes {

    private EntryTypes() {}

    static CatalogPath path(Fields fields, String field) {
        return CatalogPath.parse(fields.requireText(field));
    }

    static Locator locator(Fields fields, String field) {
        return Locator.parse(fields.requireText(field));
    }

    static @Nullable Guid guid(Fields fields) {
        String text = fields.text("guid");
        return text == null ? null : Guid.parse(text);
    }

    static Checksums checksums(List<String> texts) {
        return new Checksums(texts.stream().map(Checksum::parse).toList());
    }

    /** Symlinks are followed unless the caller says no. */
    static Follow follow(Fields fields) {
        return fields.flag("follow", true) ? Follow.YES : Follow.NO;
    }

    static PageRequest page(Fields fields) {
        return new PageRequest(fields.number("pageSize", PageRequest.DEFAULT_SIZE), fields.text("pageToken"));
    }

    static Glob pattern(Fields fields) {
        String pattern = fields.text("pattern");
        return new Glob(pattern == null ? "*" : pattern);
    }

    static FindRequest find(Fields fields) {
        String pathPattern = fields.text("pathPattern");
        String name = fields.text("name");
        return new FindRequest(
                locator(fields, "base"),
                pathPattern == null ? null : PathPattern.parse(pathPattern),
                name == null ? null : new Glob(name),
                fields.constant("kind", EntryKind.class),
                fields.number("minSize"),
                fields.number("maxSize"),
                fields.time("modifiedSince"),
                fields.time("modifiedBefore"),
                fields.text("owner"),
                fields.number("maxDepth", Integer.MAX_VALUE),
                fields.number("limit", 0));
    }

    static void write(SoapWriter to, Entry entry) {
        to.text("path", entry.path().text()).text("kind", entry.kind().name());
        if (entry.guid() != null) {
            to.text("guid", entry.guid().toString());
        }
        to.text("owner", entry.owner()).text("group", entry.group()).text("mode", Modes.text(entry.mode()));
        AclTypes.write(to, "acl", Modes.sayAll(entry.acl()) ? null : entry.acl());
        AclTypes.write(to, "defaultAcl", entry.defaultAcl());
        to.number("size", entry.size());
        entry.checksums().all().forEach(checksum -> to.text("checksums", checksum.toString()));
        to.optional("target", entry.target())
                .optional("comment", entry.comment())
                .text("created", Timestamps.text(entry.created()))
                .text("modified", Timestamps.text(entry.modified()))
                .text("accessed", Timestamps.text(entry.accessed()))
                .text("changed", Timestamps.text(entry.changed()))
                .number("version", entry.version());
    }

    static void write(SoapWriter to, Usage usage) {
        to.number("bytes", usage.bytes())
                .number("files", usage.files())
                .number("directories", usage.directories())
                .number("symlinks", usage.symlinks());
    }

    static void write(SoapWriter to, List<CatalogPath> links) {
        links.forEach(path -> to.text("paths", path.text()));
    }
}
