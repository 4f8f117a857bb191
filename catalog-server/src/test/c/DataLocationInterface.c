/* Asks a DataLocationInterface where a file is. Arguments: the URL of the service, the LFN and the GUID of a file on se1 and se2. */
#include "client.h"
#include "DataLocationInterface.nsmap"

static char *lfn;
static char *guid;

static void expect_replicas(char *type, char *data) {
    struct dli__listReplicasResponse found;
    int i;
    REQUIRE(soap_call_dli__listReplicas(as("broker"), url, "", type, data, &found) == SOAP_OK);
    REQUIRE(found.urlList != NULL && found.urlList->__size == 2);
    for (i = 0; i < 2; i++) {
        EXPECT(same(found.urlList->__ptritem[i], joined("root://se1.example.org/", lfn))
            || same(found.urlList->__ptritem[i], joined("srm://se2.example.org", lfn)));
    }
    EXPECT(!same(found.urlList->__ptritem[0], found.urlList->__ptritem[1]));
}

static void a_file_is_found_by_its_lfn_with_a_prefix(void) {
    expect_replicas("lfn", joined("lfn:", lfn));
}

static void a_file_is_found_by_its_lfn_without_a_prefix(void) {
    expect_replicas("lfn", lfn);
}

static void a_file_is_found_by_its_guid(void) {
    expect_replicas("guid", guid);
    expect_replicas("guid", joined("guid:", guid));
}

static void an_unknown_file_is_a_fault(void) {
    struct dli__listReplicasResponse found;
    EXPECT(soap_call_dli__listReplicas(as("broker"), url, "", "lfn", joined(lfn, ".lost"), &found) == SOAP_FAULT);
    EXPECT(strstr(*soap_faultstring(soap), ".lost") != NULL);
}

int main(int count, char **arguments) {
    begin(arguments[1]);
    lfn = arguments[2];
    guid = arguments[3];
    CHECK(a_file_is_found_by_its_lfn_with_a_prefix);
    CHECK(a_file_is_found_by_its_lfn_without_a_prefix);
    CHECK(a_file_is_found_by_its_guid);
    CHECK(an_unknown_file_is_a_fault);
    return end();
}
