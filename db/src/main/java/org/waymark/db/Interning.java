package org.waymark.db;

import com.google.common.cache.Cache;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.waymark.api.Acl;
import org.waymark.api.Principal;

/**
 * Translates principals and ACLs from and to their numbers within one session. Numbers are fetched, or given out, for many
 * at once; those that a transaction gives out become common knowledge when it commits.
 */
final class Interning {

    private final Statements statements;
    private final Interned interned;
    private final Map<Integer, Principal> principals = new HashMap<>();
    private final Map<Principal, Integer> principalIds = new HashMap<>();
    private final Map<Integer, Acl> acls = new HashMap<>();
    private final Map<Acl, Integer> aclIds = new HashMap<>();
    private boolean learned;

    Interning(Statements statements, Interned interned) {
        this.statements = statements;
        this.interned = interned;
    }

    Principal principal(int id) {
        return Objects.requireNonNull(principals.get(id));
    }

    Acl acl(int id) {
        return Objects.requireNonNull(acls.get(id));
    }

    int id(Principal principal) {
        return Objects.requireNonNull(principalIds.get(principal));
    }

    int id(Acl acl) {
        return Objects.requireNonNull(aclIds.get(acl));
    }

    /** The records of these rows. */
    List<EntryRecord> records(List<EntryRow> rows) {
        Set<Integer> wantedAcls = new HashSet<>();
        Set<Integer> wantedPrincipals = new HashSet<>();
        for (EntryRow row : rows) {
            wantedAcls.add(row.aclId());
            if (row.defaultAclId() != null) {
                wantedAcls.add(row.defaultAclId());
            }
            wantedPrincipals.add(row.ownerId());
            wantedPrincipals.add(row.groupId());
        }
        knowPrincipals(wantedPrincipals);
        knowAcls(wantedAcls);
        List<EntryRecord> records = new ArrayList<>(rows.size());
        for (EntryRow row : rows) {
            records.add(row.record(this));
        }
        return records;
    }

    /** The rows of these records; gives numbers to principals and ACLs that have none yet. */
    List<EntryRow> rows(List<EntryRecord> records) {
        Set<Principal> wantedPrincipals = new HashSet<>();
        Set<Acl> wantedAcls = new HashSet<>();
        for (EntryRecord entry : records) {
            wantedPrincipals.add(Principal.user(entry.owner()));
            wantedPrincipals.add(Principal.group(entry.group()));
            wantedAcls.add(entry.acl());
            if (entry.defaultAcl() != null) {
                wantedAcls.add(entry.defaultAcl());
            }
        }
        numberPrincipals(wantedPrincipals);
        numberAcls(wantedAcls);
        List<EntryRow> rows = new ArrayList<>(records.size());
        for (EntryRecord entry : records) {
            rows.add(EntryRow.of(entry, this));
        }
        return rows;
    }

    void knowPrincipals(Set<Integer> ids) {
        List<Integer> missing = takeKnown(ids, principals, interned.principals);
        if (!missing.isEmpty()) {
            learn(statements.query(
                    InternedSql.principalsById(statements.dialect()),
                    InternedSql::readPrincipal,
                    Rows.of(missing, "integer", id -> id)));
        }
    }

    private void learn(List<InternedSql.NumberedPrincipal> found) {
        learned = true;
        for (InternedSql.NumberedPrincipal row : found) {
            principals.put(row.id(), row.principal());
            principalIds.put(row.principal(), row.id());
        }
    }

    private void knowAcls(Set<Integer> ids) {
        List<Integer> missing = takeKnown(ids, acls, interned.acls);
        if (!missing.isEmpty()) {
            Map<Integer, String> bodies = new HashMap<>();
            statements
                    .query(
                            InternedSql.aclsById(statements.dialect()),
                            InternedSql::readAcl,
                            Rows.of(missing, "integer", id -> id))
                    .forEach(row -> bodies.put(row.id(), row.body()));
            Set<Integer> named = new HashSet<>();
            bodies.values().forEach(body -> named.addAll(AclBody.principals(body)));
            knowPrincipals(named);
            learned = true;
            bodies.forEach((id, body) -> acls.put(id, AclBody.parse(body, this::principal)));
        }
    }

    /** Those of {@code wanted} that have a number. */
    Set<Principal> findKnown(Collection<Principal> wanted) {
        List<Principal> missing = takeKnown(wanted, principalIds, interned.principalIds);
        if (!missing.isEmpty()) {
            learn(statements.query(
                    InternedSql.principalsByName(statements.dialect()), InternedSql::readPrincipal, rowsOf(missing)));
        }
        Set<Principal> known = new HashSet<>(wanted);
        known.retainAll(principalIds.keySet());
        return known;
    }

    /** Gives every principal a number that has none. */
    void numberPrincipals(Collection<Principal> wanted) {
        Set<Principal> known = findKnown(wanted);
        if (known.size() == wanted.size()) {
            return;
        }
        // Everybody takes rows in the same order: two servers that number the same names do not wait for each other in
        // a circle.
        List<Principal> missing = wanted.stream()
                .filter(principal -> !known.contains(principal))
                .distinct()
                .sorted(Comparator.comparing(Principal::kind).thenComparing(Principal::name))
                .toList();
        statements.update(InternedSql.addPrincipals(statements.dialect()), rowsOf(missing));
        learn(statements.query(
                InternedSql.principalsByName(statements.dialect()), InternedSql::readPrincipal, rowsOf(missing)));
    }

    private static Rows rowsOf(List<Principal> principals) {
        return Rows.of(principals, "smallint", p -> p.kind().ordinal()).and(principals, "text", Principal::name);
    }

    private void numberAcls(Set<Acl> wanted) {
        List<Acl> missing = takeKnown(wanted, aclIds, interned.aclIds);
        if (missing.isEmpty()) {
            return;
        }
        Set<Principal> named = new HashSet<>();
        missing.forEach(acl -> acl.entries().stream()
                .filter(entry -> entry.tag().isNamed())
                .forEach(entry -> named.add(AclBody.principal(entry))));
        numberPrincipals(named);
        Map<String, Acl> byDigest = new HashMap<>();
        Map<String, String> bodies = new HashMap<>();
        for (Acl acl : missing) {
            String body = AclBody.write(acl, this::id);
            String digest = HexFormat.of().formatHex(sha256(body));
            byDigest.put(digest, acl);
            bodies.put(digest, body);
        }
        List<String> digests = bodies.keySet().stream().sorted().toList();
        Rows keys = Rows.of(digests, "bytea", HexFormat.of()::parseHex);
        learnAcls(keys, byDigest);
        if (!aclIds.keySet().containsAll(missing)) {
            statements.update(
                    InternedSql.addAcls(statements.dialect()),
                    Rows.of(digests, "bytea", HexFormat.of()::parseHex).and(digests, "text", bodies::get));
            learnAcls(keys, byDigest);
        }
    }

    private void learnAcls(Rows digests, Map<String, Acl> byDigest) {
        learned = true;
        statements
                .query(InternedSql.aclsByDigest(statements.dialect()), InternedSql::readDigest, digests)
                .forEach(row -> {
                    Acl acl = Objects.requireNonNull(byDigest.get(row.digest()));
                    acls.put(row.id(), acl);
                    aclIds.put(acl, row.id());
                });
    }

    private static byte[] sha256(String body) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(body.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JVM has SHA-256", e);
        }
    }

    /** Copies what is common knowledge into this session and returns the rest. */
    private static <K, V> List<K> takeKnown(Collection<K> wanted, Map<K, V> here, Cache<K, V> common) {
        List<K> missing = new ArrayList<>(0);
        for (K key : wanted) {
            if (!here.containsKey(key)) {
                V value = common.getIfPresent(key);
                if (value == null) {
                    missing.add(key);
                } else {
                    here.put(key, value);
                }
            }
        }
        return missing;
    }

    /** What this session learned is committed: others may know it. */
    void publish() {
        if (!learned) {
            return;
        }
        interned.principals.putAll(principals);
        interned.principalIds.putAll(principalIds);
        interned.acls.putAll(acls);
        interned.aclIds.putAll(aclIds);
    }
}
