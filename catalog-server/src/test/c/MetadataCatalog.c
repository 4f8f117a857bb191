/* Uses a MetadataCatalog as gLite's own clients did. Arguments: the URL of the service and a directory of ada's. */
#include "glite.h"
#include "MetadataCatalogSoapBinding.nsmap"
#include "permissions.h"

#define GRACE "/C=IT/O=Grid/CN=Grace"

static const char *home;

static char *lfn(const char *name) {
    return joined(home, joined("/", name));
}

static struct ArrayOf_USCOREtns1_USCOREAttribute *attribute(char *name, char *value, char *type) {
    struct ArrayOf_USCOREtns1_USCOREAttribute *array = soap_malloc(soap, sizeof *array);
    array->__size = 1;
    array->__ptr = soap_malloc(soap, sizeof *array->__ptr);
    array->__ptr[0] = soap_malloc(soap, sizeof **array->__ptr);
    array->__ptr[0]->name = name;
    array->__ptr[0]->value = value;
    array->__ptr[0]->type = type;
    return array;
}

static int create(const char *user, const char *name, char *schema) {
    struct glite__StringPair pair = {lfn(name), schema};
    struct glite__StringPair *pairs[] = {&pair};
    struct ArrayOf_USCOREtns1_USCOREStringPair entries = {pairs, 1};
    struct metadata__createEntryResponse created;
    return soap_call_metadata__createEntry(as(user), ENDPOINT, &entries, &created);
}

static void the_interface_has_a_version(void) {
    struct metadata__getInterfaceVersionResponse version;
    REQUIRE(soap_call_metadata__getInterfaceVersion(as("ada"), ENDPOINT, &version) == SOAP_OK);
    EXPECT(same(version.getInterfaceVersionReturn, "2.0.0"));
}

static void a_limit_that_is_not_set_does_not_exist(void) {
    struct metadata__getServiceMetadataResponse limit;
    EXPECT(soap_call_metadata__getServiceMetadata(as("ada"), ENDPOINT, "limit.moon", &limit) == SOAP_FAULT);
    EXPECT(FAILED_WITH(NotExistsException));
}

static void attributes_are_read_and_found_as_they_were_set(void) {
    struct metadata__createSchemaResponse created;
    struct metadata__setAttributesResponse set;
    struct metadata__getAttributesResponse got;
    struct metadata__queryResponse found;
    REQUIRE(soap_call_metadata__createSchema(
        as("ada"), ENDPOINT, "gsoap.runs", attribute("gsoap_run", NULL, "int"), &created) == SOAP_OK);
    REQUIRE(create("ada", "described", "gsoap.runs") == SOAP_OK);
    REQUIRE(soap_call_metadata__setAttributes(
        as("ada"), ENDPOINT, lfn("described"), attribute("gsoap_run", "42", NULL), &set) == SOAP_OK);
    REQUIRE(soap_call_metadata__getAttributes(
        as("ada"), ENDPOINT, lfn("described"), text("gsoap_run"), &got) == SOAP_OK);
    REQUIRE(got._getAttributesReturn != NULL && got._getAttributesReturn->__size == 1);
    EXPECT(same(got._getAttributesReturn->__ptr[0]->name, "gsoap_run"));
    EXPECT(same(got._getAttributesReturn->__ptr[0]->value, "42"));
    REQUIRE(soap_call_metadata__query(as("ada"), ENDPOINT, "gsoap_run = 42", "sql", 10, 0, &found) == SOAP_OK);
    REQUIRE(found._queryReturn != NULL && found._queryReturn->__size == 1);
    EXPECT(same(found._queryReturn->__ptr[0], lfn("described")));
}

static void a_permission_is_read_as_it_was_set(void) {
    struct metadata__setPermissionResponse set;
    struct metadata__getPermissionResponse got;
    struct glite__Permission *found;
    REQUIRE(create("ada", "entry", NULL) == SOAP_OK);
    REQUIRE(soap_call_metadata__setPermission(
        as("ada"), ENDPOINT, permission(lfn("entry"), "r", "", GRACE, "rg"), &set) == SOAP_OK);
    REQUIRE(soap_call_metadata__getPermission(as("ada"), ENDPOINT, text(lfn("entry")), &got) == SOAP_OK);
    REQUIRE(got._getPermissionReturn != NULL && got._getPermissionReturn->__size == 1);
    found = got._getPermissionReturn->__ptr[0]->permission;
    EXPECT(permits(found->groupPerm, "r"));
    EXPECT(permits(found->otherPerm, ""));
    REQUIRE(found->__sizeacl == 1);
    EXPECT(same(found->acl[0].principal, GRACE));
}

static void an_entry_that_is_there_already_exists(void) {
    REQUIRE(create("ada", "again", NULL) == SOAP_OK);
    EXPECT(create("ada", "again", NULL) == SOAP_FAULT);
    EXPECT(FAILED_WITH(ExistsException));
}

static void an_unknown_entry_does_not_exist(void) {
    struct metadata__getPermissionResponse got;
    EXPECT(soap_call_metadata__getPermission(as("ada"), ENDPOINT, text(lfn("nobody")), &got) == SOAP_FAULT);
    EXPECT(FAILED_WITH(NotExistsException));
}

static void who_may_not_write_the_directory_is_not_authorized(void) {
    EXPECT(create("bob", "of.bob", NULL) == SOAP_FAULT);
    EXPECT(FAILED_WITH(AuthorizationException));
}

static void a_query_that_cannot_be_read_is_an_invalid_argument(void) {
    struct metadata__queryResponse found;
    EXPECT(soap_call_metadata__query(as("ada"), ENDPOINT, "(((", "sql", 10, 0, &found) == SOAP_FAULT);
    EXPECT(FAILED_WITH(InvalidArgumentException));
}

int main(int count, char **arguments) {
    begin(arguments[1]);
    home = arguments[2];
    CHECK(the_interface_has_a_version);
    CHECK(a_limit_that_is_not_set_does_not_exist);
    CHECK(attributes_are_read_and_found_as_they_were_set);
    CHECK(a_permission_is_read_as_it_was_set);
    CHECK(an_entry_that_is_there_already_exists);
    CHECK(an_unknown_entry_does_not_exist);
    CHECK(who_may_not_write_the_directory_is_not_authorized);
    CHECK(a_query_that_cannot_be_read_is_an_invalid_argument);
    return end();
}
