/* Asks a StorageIndex where a file is. Arguments: the URL of the service, the LFN and the GUID of a file on se1 and se2. */
#include "glite.h"
#include "StorageIndexSoapBinding.nsmap"

static char *lfn;
static char *guid;

static void expect_both(struct ArrayOf_USCOREsoapenc_USCOREstring *found) {
    REQUIRE(found != NULL && found->__size == 2);
    EXPECT(strstr("se1.example.org se2.example.org", found->__ptr[0]) != NULL);
    EXPECT(strstr("se1.example.org se2.example.org", found->__ptr[1]) != NULL);
    EXPECT(!same(found->__ptr[0], found->__ptr[1]));
}

static void a_file_is_found_by_its_lfn(void) {
    struct storageindex__listSEbyLFNResponse found;
    REQUIRE(soap_call_storageindex__listSEbyLFN(as("broker"), ENDPOINT, lfn, &found) == SOAP_OK);
    expect_both(found._listSEbyLFNReturn);
}

static void a_file_is_found_by_its_guid(void) {
    struct storageindex__listSEbyGUIDResponse found;
    REQUIRE(soap_call_storageindex__listSEbyGUID(as("broker"), ENDPOINT, guid, &found) == SOAP_OK);
    expect_both(found._listSEbyGUIDReturn);
}

static void an_unknown_lfn_does_not_exist(void) {
    struct storageindex__listSEbyLFNResponse found;
    EXPECT(soap_call_storageindex__listSEbyLFN(as("broker"), ENDPOINT, joined(lfn, ".lost"), &found) == SOAP_FAULT);
    EXPECT(FAILED_WITH(NotExistsException));
}

int main(int count, char **arguments) {
    begin(arguments[1]);
    lfn = arguments[2];
    guid = arguments[3];
    CHECK(a_file_is_found_by_its_lfn);
    CHECK(a_file_is_found_by_its_guid);
    CHECK(an_unknown_lfn_does_not_exist);
    return end();
}
