package org.waymark.db;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import org.waymark.api.Acl;
import org.waymark.api.Principal;

/**
 * What every server may remember for good, because its rows never change: which number stands for which principal and for
 * which ACL. Holds committed rows only.
 */
final class Interned {

    private static final int MOST = 100_000;

    final Cache<Integer, Principal> principals = cache();
    final Cache<Principal, Integer> principalIds = cache();
    final Cache<Integer, Acl> acls = cache();
    final Cache<Acl, Integer> aclIds = cache();

    private static <K, V> Cache<K, V> cache() {
        return CacheBuilder.newBuilder().maximumSize(MOST).build();
    }
}
