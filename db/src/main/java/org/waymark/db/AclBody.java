package org.waymark.db;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.AclEntry.Tag;
import org.waymark.api.Principal;
import org.waymark.api.Rights;

/** The kept form of an ACL: {@code tag.principal.rights} for each entry, numbers throughout, separated by semicolons. */
final class AclBody {

    private AclBody() {}

    static String write(Acl acl, ToIntFunction<Principal> ids) {
        StringBuilder body = new StringBuilder();
        for (AclEntry entry : acl.entries()) {
            body.append(body.isEmpty() ? "" : ";").append(entry.tag().ordinal()).append('.');
            if (entry.tag().isNamed()) {
                body.append(ids.applyAsInt(principal(entry)));
            }
            body.append('.').append(entry.rights().bits());
        }
        return body.toString();
    }

    static Acl parse(String body, IntFunction<Principal> principals) {
        List<AclEntry> entries = new ArrayList<>();
        for (String part : body.split(";")) {
            String[] fields = part.split("\\.", -1);
            Tag tag = Tag.values()[Integer.parseInt(fields[0])];
            String name = tag.isNamed()
                    ? principals.apply(Integer.parseInt(fields[1])).name()
                    : "";
            entries.add(new AclEntry(tag, name, new Rights(Integer.parseInt(fields[2]))));
        }
        return new Acl(entries);
    }

    /** The numbers of those that the body names. */
    static Set<Integer> principals(String body) {
        Set<Integer> ids = new HashSet<>();
        for (String part : body.split(";")) {
            String id = part.split("\\.", -1)[1];
            if (!id.isEmpty()) {
                ids.add(Integer.parseInt(id));
            }
        }
        return ids;
    }

    static Principal principal(AclEntry entry) {
        return entry.tag() == Tag.USER ? Principal.user(entry.principal()) : Principal.group(entry.principal());
    }
}
