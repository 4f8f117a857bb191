/* What clients of gLite's catalogs have in common. */
#include "client.h"

#define ENDPOINT url, ""

/* Whether the last call failed with an exception of this type and some message. */
#define FAILED_WITH(exception) \
    (soap->fault != NULL && soap->fault->detail != NULL \
        && soap->fault->detail->__type == SOAP_TYPE_glite__##exception \
        && ((struct glite__##exception *) soap->fault->detail->fault)->message != NULL)

static struct ArrayOf_USCOREsoapenc_USCOREstring *text(char *only) {
    struct ArrayOf_USCOREsoapenc_USCOREstring *array = soap_malloc(soap, sizeof *array);
    array->__size = 1;
    array->__ptr = soap_malloc(soap, sizeof *array->__ptr);
    array->__ptr[0] = only;
    return array;
}
