/* Permissions by the letters of their rights. */
static struct glite__Perm *perm(const char *letters) {
    struct glite__Perm *perm = soap_malloc(soap, sizeof *perm);
    perm->permission = strchr(letters, 'p') != NULL;
    perm->remove = strchr(letters, 'd') != NULL;
    perm->read = strchr(letters, 'r') != NULL;
    perm->write = strchr(letters, 'w') != NULL;
    perm->list = strchr(letters, 'l') != NULL;
    perm->execute = strchr(letters, 'x') != NULL;
    perm->getMetadata = strchr(letters, 'g') != NULL;
    perm->setMetadata = strchr(letters, 's') != NULL;
    return perm;
}

static int permits(const struct glite__Perm *perm, const char *letters) {
    char found[9];
    snprintf(found, sizeof found, "%s%s%s%s%s%s%s%s", perm->permission ? "p" : "", perm->remove ? "d" : "",
        perm->read ? "r" : "", perm->write ? "w" : "", perm->list ? "l" : "", perm->execute ? "x" : "",
        perm->getMetadata ? "g" : "", perm->setMetadata ? "s" : "");
    return same(found, letters);
}

/* The owner may do everything, a principal of the access list some. */
static struct ArrayOf_USCOREtns1_USCOREPermissionEntry *permission(
        char *item, const char *group, const char *other, char *principal, const char *granted) {
    struct ArrayOf_USCOREtns1_USCOREPermissionEntry *array = soap_malloc(soap, sizeof *array);
    struct glite__PermissionEntry *entry = soap_malloc(soap, sizeof *entry);
    struct glite__Permission *permission = soap_malloc(soap, sizeof *permission);
    memset(permission, 0, sizeof *permission);
    permission->userPerm = perm("pdrwlxgs");
    permission->groupPerm = perm(group);
    permission->otherPerm = perm(other);
    permission->__sizeacl = 1;
    permission->acl = soap_malloc(soap, sizeof *permission->acl);
    permission->acl->principal = principal;
    permission->acl->principalPerm = perm(granted);
    entry->item = item;
    entry->permission = permission;
    array->__size = 1;
    array->__ptr = soap_malloc(soap, sizeof *array->__ptr);
    array->__ptr[0] = entry;
    return array;
}
