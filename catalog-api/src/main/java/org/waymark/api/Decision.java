package org.waymark.api;

import org.jspecify.annotations.Nullable;

/**
 * The answer to a question about rights.
 *
 * @param effective every right that the caller has on the entry
 * @param decidedBy the ACL entry that decided; null where no entry did: for administrators, and where several group
 *     entries match and none of them grants all that was asked
 */
public record Decision(
        boolean allowed, Rights effective, @Nullable AclEntry decidedBy) {}
