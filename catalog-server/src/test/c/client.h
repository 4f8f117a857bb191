/*
 * What the client programs have in common. Each prints of every claim whether it holds, in the form of the Test Anything
 * Protocol, and ends with their number. Memory is the system's to take back.
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include "soapH.h"

static const char *url;
static struct soap *soap;

static int claims;
static char remarks[8192];

static void remark(const char *format, ...) {
    va_list arguments;
    size_t used = strlen(remarks);
    va_start(arguments, format);
    vsnprintf(remarks + used, sizeof remarks - used, format, arguments);
    va_end(arguments);
}

static void expect(int holds, const char *condition, int line) {
    if (holds) {
        return;
    }
    remark("# line %d: %s\n", line, condition);
    if (soap->error) {
        const char **text = soap_faultstring(soap);
        const char **detail = soap_faultdetail(soap);
        remark("# error %d: %s: %s\n", soap->error, text && *text ? *text : "", detail && *detail ? *detail : "");
    }
}

/* Notes where a condition does not hold, and goes on. */
#define EXPECT(condition) expect((condition) != 0, #condition, __LINE__)

/* As EXPECT, but what follows in the claim makes no sense without it. */
#define REQUIRE(condition) do { if (!(condition)) { expect(0, #condition, __LINE__); return; } } while (0)

static void check(void (*claim)(void), const char *name) {
    claims++;
    remarks[0] = '\0';
    claim();
    printf("%s - %s\n%s", remarks[0] ? "not ok" : "ok", name, remarks);
    fflush(stdout);
}

#define CHECK(claim) check(claim, #claim)

/* The context of one call, in the name of a user. */
static struct soap *as(const char *user) {
    static char header[64];
    snprintf(header, sizeof header, "X-Waymark-User: %s", user);
    soap->http_extra_header = header;
    return soap;
}

static void begin(const char *service) {
    url = service;
    soap = soap_new();
}

static int end(void) {
    printf("1..%d\n", claims);
    return 0;
}

static int same(const char *one, const char *other) {
    return one != NULL && other != NULL && strcmp(one, other) == 0;
}

static char *joined(const char *one, const char *other) {
    char *text = soap_malloc(soap, strlen(one) + strlen(other) + 1);
    return strcat(strcpy(text, one), other);
}
