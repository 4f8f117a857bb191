package org.waymark.client.form;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.CatalogPath;
import org.waymark.api.Checksums;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.Guid;
import org.waymark.api.Mode;

/** What is known of an entry. The ACL is left out where the mode says it all. */
public final class EntryForm implements Form<Entry> {

    public static final Form<Entry> FORM = new EntryForm();

    private EntryForm() {}

    @Override
    public Entry read(FormReader in) {
        Fields fields = new Fields();
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            fields.read(name, in);
        }
        return fields.entry(in);
    }

    @Override
    public void write(Entry entry, FormWriter out) {
        Mode mode = entry.mode();
        out.beginObject()
                .field("path", entry.path().text())
                .field("kind", entry.kind())
                .textOf("guid", entry.guid())
                .field("owner", entry.owner())
                .field("group", entry.group())
                .field("mode", ModeForm.text(mode));
        if (!entry.acl().equals(Acl.ofMode(mode))) {
            out.name("acl");
            AclForm.FORM.write(entry.acl(), out);
        }
        if (entry.defaultAcl() != null) {
            out.name("defaultAcl");
            AclForm.FORM.write(entry.defaultAcl(), out);
        }
        out.field("size", entry.size());
        if (!entry.checksums().isEmpty()) {
            out.name("checksums").list(entry.checksums().all(), ChecksumForm.FORM);
        }
        out.field("target", entry.target())
                .field("comment", entry.comment())
                .field("created", entry.created())
                .field("modified", entry.modified())
                .field("accessed", entry.accessed())
                .field("changed", entry.changed())
                .field("version", entry.version())
                .endObject();
    }

    /** What has been read of an entry so far. */
    private static final class Fields {
        private @Nullable CatalogPath path;
        private @Nullable EntryKind kind;
        private @Nullable Guid guid;
        private @Nullable String owner;
        private @Nullable String group;
        private @Nullable Mode mode;
        private @Nullable Acl acl;
        private @Nullable Acl defaultAcl;
        private long size;
        private Checksums checksums = Checksums.NONE;
        private @Nullable String target;
        private @Nullable String comment;
        private @Nullable Instant created;
        private @Nullable Instant modified;
        private @Nullable Instant accessed;
        private @Nullable Instant changed;
        private long version;

        void read(String name, FormReader in) {
            switch (name) {
                case "path" -> path = PathForm.FORM.read(in);
                case "kind" -> kind = EntryKind.valueOf(in.text());
                case "guid" -> guid = GuidForm.parse(in.text());
                case "owner" -> owner = in.text();
                case "group" -> group = in.text();
                case "mode" -> mode = ModeForm.parse(in.text());
                case "acl" -> acl = AclForm.FORM.read(in);
                case "defaultAcl" -> defaultAcl = AclForm.FORM.read(in);
                case "size" -> size = in.number();
                case "checksums" -> checksums = new Checksums(in.list(ChecksumForm.FORM));
                case "target" -> target = in.text();
                case "comment" -> comment = in.text();
                case "created" -> created = in.time();
                case "modified" -> modified = in.time();
                case "accessed" -> accessed = in.time();
                case "changed" -> changed = in.time();
                case "version" -> version = in.number();
                default -> in.skip();
            }
        }

        Entry entry(FormReader in) {
            Mode shown = in.require("mode", mode);
            return new Entry(
                    in.require("path", path),
                    in.require("kind", kind),
                    guid,
                    in.require("owner", owner),
                    in.require("group", group),
                    acl == null ? Acl.ofMode(shown) : acl,
                    defaultAcl,
                    new Mode(shown.special()),
                    size,
                    checksums,
                    target,
                    comment,
                    in.require("created", created),
                    in.require("modified", modified),
                    in.require("accessed", accessed),
                    in.require("changed", changed),
                    version);
        }
    }
}
