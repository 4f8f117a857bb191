package org.waymark.server.soap.glite;

import org.waymark.api.Rights;

/** An entry of a gLite ACL, which does not say whether the principal is a user or a group. */
record PrincipalRights(String principal, Rights rights) {}
