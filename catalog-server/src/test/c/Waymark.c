/* Uses Waymark's own service. Arguments: the URL of the service and a directory of ada's. */
#include "client.h"
#include "WaymarkSoapBinding.nsmap"

static const char *home;

static char *path(const char *name) {
    return joined(home, joined("/", name));
}

/* Sends a message of one change, whose outcome it gives; NULL if the message failed as a whole. */
static struct waymark__EffectOutcome *apply(const char *user, struct __waymark__union_Changes change) {
    struct waymark__Changes changes = {1, &change};
    enum waymark__Atomicity each = waymark__Atomicity__EACH;
    struct waymark__Message message = {NULL, &each, NULL, &changes};
    struct waymark__MessageAnswer *answer = soap_malloc(soap, sizeof *answer);
    int answered = soap_call___waymark__apply(as(user), url, "", &message, answer) == SOAP_OK;
    return answered && answer->__sizeoutcome == 1 ? answer->outcome : NULL;
}

/* Makes a file with one replica. */
static struct waymark__EffectOutcome *create(const char *user, const char *name) {
    struct waymark__NewReplica replica = {joined("srm://se1.example.org", path(name))};
    struct waymark__Register file = {path(name)};
    struct __waymark__union_Changes change = {SOAP_UNION__waymark__union_Changes_register_};
    file.size = 792;
    file.__sizereplicas = 1;
    file.replicas = &replica;
    change.union_Changes.register_ = &file;
    return apply(user, change);
}

static struct waymark__EffectOutcome *make_directory(const char *user, const char *name) {
    struct waymark__Mkdir directory = {path(name)};
    struct __waymark__union_Changes change = {SOAP_UNION__waymark__union_Changes_mkdir};
    change.union_Changes.mkdir = &directory;
    return apply(user, change);
}

static int succeeded(struct waymark__EffectOutcome *outcome) {
    return outcome != NULL && outcome->__union_EffectOutcome == SOAP_UNION__waymark__union_EffectOutcome_value;
}

static enum waymark__ErrorCode code(struct waymark__EffectOutcome *outcome) {
    return outcome != NULL && outcome->__union_EffectOutcome == SOAP_UNION__waymark__union_EffectOutcome_error
        ? outcome->union_EffectOutcome.error->code
        : waymark__ErrorCode__INTERNAL;
}

static void a_created_file_is_described(void) {
    char *entries[] = {path("created"), path("unknown")};
    struct waymark__StatRequest request = {2, entries, NULL};
    struct waymark__StatAnswer answer;
    struct waymark__Entry *entry;
    REQUIRE(succeeded(create("ada", "created")));
    REQUIRE(soap_call___waymark__stat(as("ada"), url, "", &request, &answer) == SOAP_OK);
    REQUIRE(answer.__sizeoutcome == 2);
    EXPECT(same(answer.outcome[0].key, path("created")));
    REQUIRE(answer.outcome[0].__union_StatOutcome == SOAP_UNION__waymark__union_StatOutcome_value);
    entry = answer.outcome[0].union_StatOutcome.value;
    EXPECT(same(entry->path, path("created")));
    EXPECT(entry->kind == waymark__EntryKind__FILE_);
    EXPECT(entry->size == 792);
    EXPECT(same(entry->owner, "ada"));
    EXPECT(entry->created > 1000000000);
    REQUIRE(answer.outcome[1].__union_StatOutcome == SOAP_UNION__waymark__union_StatOutcome_error);
    EXPECT(answer.outcome[1].union_StatOutcome.error->code == waymark__ErrorCode__NOT_USCOREFOUND);
}

static void replicas_are_listed(void) {
    char *files[] = {path("listed")};
    struct waymark__FilesRequest request = {1, files};
    struct waymark__ReplicasAnswer answer;
    struct waymark__ReplicaList *list;
    REQUIRE(succeeded(create("ada", "listed")));
    REQUIRE(soap_call___waymark__listReplicas(as("ada"), url, "", &request, &answer) == SOAP_OK);
    REQUIRE(answer.__sizeoutcome == 1);
    REQUIRE(answer.outcome[0].__union_ReplicasOutcome == SOAP_UNION__waymark__union_ReplicasOutcome_value);
    list = answer.outcome[0].union_ReplicasOutcome.value;
    REQUIRE(list->__sizereplicas == 1);
    EXPECT(same(list->replicas[0].sfn, joined("srm://se1.example.org", path("listed"))));
    EXPECT(list->replicas[0].status == waymark__ReplicaStatus__AVAILABLE);
}

static void an_access_list_is_read_as_it_was_set(void) {
    struct waymark__AclEntry acl[] = {
        {waymark__AclTag__OWNER, NULL, "pdrwlxgs"},
        {waymark__AclTag__USER, "grace", "rg"},
        {waymark__AclTag__OWNING_USCOREGROUP, NULL, "r"},
        {waymark__AclTag__MASK, NULL, "rg"},
        {waymark__AclTag__OTHER, NULL, "--------"}
    };
    struct waymark__SetAcl set = {path("permitted"), NULL, 5, acl, NULL};
    struct __waymark__union_Changes change = {SOAP_UNION__waymark__union_Changes_setAcl};
    char *entries[] = {path("permitted")};
    struct waymark__EntriesRequest request = {1, entries};
    struct waymark__AclAnswer answer;
    struct waymark__EntryAcl *found;
    REQUIRE(succeeded(create("ada", "permitted")));
    change.union_Changes.setAcl = &set;
    REQUIRE(succeeded(apply("ada", change)));
    REQUIRE(soap_call___waymark__getAcl(as("ada"), url, "", &request, &answer) == SOAP_OK);
    REQUIRE(answer.__sizeoutcome == 1);
    REQUIRE(answer.outcome[0].__union_AclOutcome == SOAP_UNION__waymark__union_AclOutcome_value);
    found = answer.outcome[0].union_AclOutcome.value;
    REQUIRE(found->__sizeacl == 5);
    EXPECT(found->acl[1].tag == waymark__AclTag__USER);
    EXPECT(same(found->acl[1].principal, "grace"));
    EXPECT(same(found->acl[1].rights, "--r---g-"));
}

static void a_change_that_fails_says_why(void) {
    REQUIRE(succeeded(make_directory("ada", "twice")));
    EXPECT(code(make_directory("ada", "twice")) == waymark__ErrorCode__ALREADY_USCOREEXISTS);
    EXPECT(code(make_directory("bob", "bobs")) == waymark__ErrorCode__PERMISSION_USCOREDENIED);
}

static void a_call_that_fails_as_a_whole_is_a_fault_with_a_code(void) {
    struct waymark__QueryRequest request = {"((("};
    struct waymark__EntryPage answer;
    EXPECT(soap_call___waymark__query(as("ada"), url, "", &request, &answer) == SOAP_FAULT);
    REQUIRE(soap->fault != NULL && soap->fault->detail != NULL && soap->fault->detail->waymark__error != NULL);
    EXPECT(soap->fault->detail->waymark__error->code == waymark__ErrorCode__INVALID_USCOREARGUMENT);
    EXPECT(soap->fault->detail->waymark__error->requestId != NULL);
}

int main(int count, char **arguments) {
    begin(arguments[1]);
    home = arguments[2];
    CHECK(a_created_file_is_described);
    CHECK(replicas_are_listed);
    CHECK(an_access_list_is_read_as_it_was_set);
    CHECK(a_change_that_fails_says_why);
    CHECK(a_call_that_fails_as_a_whole_is_a_fault_with_a_code);
    return end();
}
