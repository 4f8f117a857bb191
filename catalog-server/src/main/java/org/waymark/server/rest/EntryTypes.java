package org.waymark.server.rest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogPath;
import org.waymark.api.Checksum;
import org.waymark.api.Checksums;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.FindRequest;
import org.waymark.api.Glob;
import org.waymark.api.Guid;
import org.waymark.api.Locator;
import org.waymark.api.Page;
import org.waymark.api.PathPattern;
import org.waymark.api.Usage;
import org.waymark.server.wire.Modes;
import org.waymark.wsdl.rest.model.EntryJson;
import org.waymark.wsdl.rest.model.EntryKindJson;
import org.waymark.wsdl.rest.model.EntryPageJson;
import org.waymark.wsdl.rest.model.FindRequestJson;
import org.waymark.wsdl.rest.model.LinksJson;
import org.waymark.wsdl.rest.model.UsageJson;

/** Entries, and the questions about them, on the wire. {@link EntryWriter} writes the same entries into streams. */
final class EntryTypes {

    private EntryTypes() {}

    static CatalogPath path(@Nullable String text, String field) {
        return CatalogPath.parse(Required.field(text, field));
    }

    static Locator locator(@Nullable String text, String field) {
        return Locator.parse(Required.field(text, field));
    }

    static @Nullable Guid guid(@Nullable String text) {
        return text == null ? null : Guid.parse(text);
    }

    static Checksums checksums(@Nullable List<String> texts) {
        return texts == null
                ? Checksums.NONE
                : new Checksums(texts.stream().map(Checksum::parse).toList());
    }

    static FindRequest read(FindRequestJson request) {
        return new FindRequest(
                locator(request.getBase(), "base"),
                request.getPathPattern() == null ? null : PathPattern.parse(request.getPathPattern()),
                request.getName() == null ? null : new Glob(request.getName()),
                request.getKind() == null
                        ? null
                        : EntryKind.valueOf(request.getKind().name()),
                request.getMinSize(),
                request.getMaxSize(),
                request.getModifiedSince(),
                request.getModifiedBefore(),
                request.getOwner(),
                request.getMaxDepth() == null ? Integer.MAX_VALUE : request.getMaxDepth(),
                request.getLimit() == null ? 0 : request.getLimit());
    }

    static EntryJson write(Entry entry) {
        return new EntryJson()
                .path(entry.path().text())
                .kind(EntryKindJson.valueOf(entry.kind().name()))
                .guid(entry.guid() == null ? null : entry.guid().toString())
                .owner(entry.owner())
                .group(entry.group())
                .mode(Modes.text(entry.mode()))
                .acl(Modes.sayAll(entry.acl()) ? null : AclTypes.write(entry.acl()))
                .defaultAcl(entry.defaultAcl() == null ? null : AclTypes.write(entry.defaultAcl()))
                .size(entry.size())
                .checksums(write(entry.checksums()))
                .target(entry.target())
                .comment(entry.comment())
                .created(entry.created())
                .modified(entry.modified())
                .accessed(entry.accessed())
                .changed(entry.changed())
                .version(entry.version());
    }

    private static @Nullable List<String> write(Checksums checksums) {
        return checksums.isEmpty()
                ? null
                : checksums.all().stream().map(Checksum::toString).toList();
    }

    static EntryPageJson write(Page<Entry> page) {
        return new EntryPageJson()
                .items(page.items().stream().map(EntryTypes::write).toList())
                .next(page.next());
    }

    static UsageJson write(Usage usage) {
        return new UsageJson()
                .bytes(usage.bytes())
                .files(usage.files())
                .directories(usage.directories())
                .symlinks(usage.symlinks());
    }

    static LinksJson write(List<CatalogPath> paths) {
        return new LinksJson().paths(paths.stream().map(CatalogPath::text).toList());
    }
}
