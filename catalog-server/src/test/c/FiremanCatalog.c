/* Uses a FiremanCatalog. Arguments: the URL of the service and a directory of ada's. */
#include "glite.h"
#include "FiremanCatalogSoapBinding.nsmap"
#include "permissions.h"

#define GRACE "/C=IT/O=Grid/CN=Grace"

static const char *home;

static char *lfn(const char *name) {
    return joined(home, joined("/", name));
}

static char *surl(const char *name) {
    return joined("srm://se1.example.org", lfn(name));
}

/* Makes a file with one replica. */
static int create(const char *user, const char *name, LONG64 size) {
    struct replica__SURLEntry replica = {0, 0, 0, surl(name)};
    struct replica__GUIDStat guid_stat = {0, 0, size, "adler32:0a1b2c3d", 0};
    struct fireman__FRCEntry file = {lfn(name), NULL, NULL, NULL, &guid_stat, 1, &replica};
    struct fireman__FRCEntry *files[] = {&file};
    struct ArrayOfFRCEntry entries = {files, 1};
    struct fireman__createResponse created;
    return soap_call_fireman__create(as(user), ENDPOINT, &entries, &created);
}

static void a_file_is_listed_with_all_that_it_was_created_with(void) {
    struct fireman__listReplicasResponse listed;
    struct fireman__FRCEntry *file;
    REQUIRE(create("ada", "created", 9000000000LL) == SOAP_OK);
    REQUIRE(soap_call_fireman__listReplicas(as("ada"), ENDPOINT, text(lfn("created")), 1, &listed) == SOAP_OK);
    REQUIRE(listed._listReplicasReturn != NULL && listed._listReplicasReturn->__size == 1);
    file = listed._listReplicasReturn->__ptr[0];
    EXPECT(same(file->lfn, lfn("created")));
    EXPECT(file->guid != NULL && strlen(file->guid) == 36);
    REQUIRE(file->guidStat != NULL && file->lfnStat != NULL && file->permission != NULL);
    EXPECT(file->guidStat->size == 9000000000LL);
    EXPECT(same(file->guidStat->checksum, "adler32:0a1b2c3d"));
    EXPECT(file->lfnStat->type == 1);
    EXPECT(file->lfnStat->creationTime > 1000000000000LL);
    EXPECT(same(file->permission->userName, "ada"));
    REQUIRE(file->__sizesurlStats == 1);
    EXPECT(same(file->surlStats[0].surl, surl("created")));
}

static void a_permission_is_read_as_it_was_set(void) {
    struct fireman__setPermissionResponse set;
    struct fireman__getPermissionResponse got;
    struct glite__Permission *found;
    REQUIRE(create("ada", "permitted", 1) == SOAP_OK);
    REQUIRE(soap_call_fireman__setPermission(
        as("ada"), ENDPOINT, permission(lfn("permitted"), "rlg", "g", GRACE, "rg"), &set) == SOAP_OK);
    REQUIRE(soap_call_fireman__getPermission(as("ada"), ENDPOINT, text(lfn("permitted")), &got) == SOAP_OK);
    REQUIRE(got._getPermissionReturn != NULL && got._getPermissionReturn->__size == 1);
    EXPECT(same(got._getPermissionReturn->__ptr[0]->item, lfn("permitted")));
    found = got._getPermissionReturn->__ptr[0]->permission;
    REQUIRE(found != NULL);
    EXPECT(same(found->userName, "ada"));
    EXPECT(permits(found->userPerm, "pdrwlxgs"));
    EXPECT(permits(found->groupPerm, "rlg"));
    EXPECT(permits(found->otherPerm, "g"));
    REQUIRE(found->__sizeacl == 1);
    EXPECT(same(found->acl[0].principal, GRACE));
    EXPECT(permits(found->acl[0].principalPerm, "rg"));
}

/* What is sent once and referred to (id and href), in chunks, is understood as well. */
static void a_permission_that_is_sent_in_pieces_is_read_as_it_was_set(void) {
    struct ArrayOf_USCOREtns1_USCOREPermissionEntry *entries;
    struct fireman__setPermissionResponse set;
    struct fireman__getPermissionResponse got;
    struct glite__Permission *found;
    REQUIRE(create("ada", "pieces", 1) == SOAP_OK);
    entries = permission(lfn("pieces"), "rg", "", GRACE, "r");
    entries->__ptr[0]->permission->acl[0].principalPerm = entries->__ptr[0]->permission->groupPerm;
    soap_set_omode(soap, SOAP_XML_GRAPH | SOAP_IO_CHUNK);
    EXPECT(soap_call_fireman__setPermission(as("ada"), ENDPOINT, entries, &set) == SOAP_OK);
    soap_clr_omode(soap, SOAP_XML_GRAPH | SOAP_IO_CHUNK);
    REQUIRE(soap_call_fireman__getPermission(as("ada"), ENDPOINT, text(lfn("pieces")), &got) == SOAP_OK);
    found = got._getPermissionReturn->__ptr[0]->permission;
    EXPECT(permits(found->groupPerm, "rg"));
    REQUIRE(found->__sizeacl == 1);
    EXPECT(permits(found->acl[0].principalPerm, "rg"));
}

static void a_replica_is_added_and_removed(void) {
    struct replica__SURLEntry replica = {0, 0, 0, joined("srm://se2.example.org", lfn("replicated"))};
    struct replica__SURLEntry *replicas[] = {&replica};
    struct ArrayOf_USCOREtns3_USCORESURLEntry added = {replicas, 1};
    struct glite__StringPair pair = {lfn("replicated"), replica.surl};
    struct glite__StringPair *pairs[] = {&pair};
    struct ArrayOf_USCOREtns1_USCOREStringPair removed = {pairs, 1};
    struct fireman__addReplicaResponse add;
    struct fireman__removeReplicaResponse remove;
    struct fireman__listReplicasResponse listed;
    REQUIRE(create("ada", "replicated", 1) == SOAP_OK);
    REQUIRE(soap_call_fireman__addReplica(as("ada"), ENDPOINT, lfn("replicated"), &added, &add) == SOAP_OK);
    REQUIRE(soap_call_fireman__listReplicas(as("ada"), ENDPOINT, text(lfn("replicated")), 0, &listed) == SOAP_OK);
    EXPECT(listed._listReplicasReturn->__ptr[0]->__sizesurlStats == 2);
    REQUIRE(soap_call_fireman__removeReplica(as("ada"), ENDPOINT, &removed, 0, &remove) == SOAP_OK);
    REQUIRE(soap_call_fireman__listReplicas(as("ada"), ENDPOINT, text(lfn("replicated")), 0, &listed) == SOAP_OK);
    EXPECT(listed._listReplicasReturn->__ptr[0]->__sizesurlStats == 1);
}

static void a_directory_is_made_and_read(void) {
    struct fireman__mkdirResponse made;
    struct fireman__readDirResponse read;
    REQUIRE(soap_call_fireman__mkdir(as("ada"), ENDPOINT, text(lfn("directory")), 0, 0, &made) == SOAP_OK);
    REQUIRE(create("ada", "directory/file", 1) == SOAP_OK);
    REQUIRE(soap_call_fireman__readDir(as("ada"), ENDPOINT, lfn("directory"), "*", 10, 0, 1, &read) == SOAP_OK);
    REQUIRE(read._readDirReturn != NULL && read._readDirReturn->__size == 1);
    EXPECT(same(read._readDirReturn->__ptr[0]->lfn, lfn("directory/file")));
}

static void operations_in_another_namespace_are_answered_in_it(void) {
    struct Namespace others[sizeof namespaces / sizeof *namespaces];
    struct fireman__listReplicasResponse listed;
    int i;
    memcpy(others, namespaces, sizeof namespaces);
    for (i = 0; others[i].id != NULL; i++) {
        if (same(others[i].id, "fireman")) {
            others[i].ns = "http://glite.org/wsdl/services/org.glite.data.catalog.service.fireman";
        }
    }
    soap_set_namespaces(soap, others);
    EXPECT(create("ada", "elsewhere", 1) == SOAP_OK);
    EXPECT(soap_call_fireman__listReplicas(as("ada"), ENDPOINT, text(lfn("elsewhere")), 0, &listed) == SOAP_OK);
    EXPECT(create("ada", "elsewhere", 1) == SOAP_FAULT);
    EXPECT(FAILED_WITH(ExistsException));
    soap_set_namespaces(soap, namespaces);
}

static void a_file_that_is_there_already_exists(void) {
    REQUIRE(create("ada", "twice", 1) == SOAP_OK);
    EXPECT(create("ada", "twice", 1) == SOAP_FAULT);
    EXPECT(FAILED_WITH(ExistsException));
}

static void an_unknown_file_does_not_exist(void) {
    struct fireman__listReplicasResponse listed;
    EXPECT(soap_call_fireman__listReplicas(as("ada"), ENDPOINT, text(lfn("unknown")), 1, &listed) == SOAP_FAULT);
    EXPECT(FAILED_WITH(NotExistsException));
}

static void who_may_not_write_the_directory_is_not_authorized(void) {
    EXPECT(create("bob", "bobs", 1) == SOAP_FAULT);
    EXPECT(FAILED_WITH(AuthorizationException));
}

static void a_negative_size_is_an_invalid_argument(void) {
    EXPECT(create("ada", "negative", -1) == SOAP_FAULT);
    EXPECT(FAILED_WITH(InvalidArgumentException));
}

int main(int count, char **arguments) {
    begin(arguments[1]);
    home = arguments[2];
    CHECK(a_file_is_listed_with_all_that_it_was_created_with);
    CHECK(a_permission_is_read_as_it_was_set);
    CHECK(a_permission_that_is_sent_in_pieces_is_read_as_it_was_set);
    CHECK(a_replica_is_added_and_removed);
    CHECK(a_directory_is_made_and_read);
    CHECK(operations_in_another_namespace_are_answered_in_it);
    CHECK(a_file_that_is_there_already_exists);
    CHECK(an_unknown_file_does_not_exist);
    CHECK(who_may_not_write_the_directory_is_not_authorized);
    CHECK(a_negative_size_is_an_invalid_argument);
    return end();
}
