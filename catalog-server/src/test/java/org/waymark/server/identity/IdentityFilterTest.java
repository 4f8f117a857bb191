package org.waymark.server.identity;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.waymark.api.Caller;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;
import org.waymark.server.http.Refusals;
import org.waymark.server.http.RequestAttributes;
import org.waymark.server.http.SoapPaths;

class IdentityFilterTest {

    private static final List<User> USERS = List.of(new User("alice", "{noop}secret", List.of(), List.of("cms")));

    private final IdentityFilter secure = filter(false);
    private final IdentityFilter insecure = filter(true);
    private final MockHttpServletResponse response = new MockHttpServletResponse();
    private final MockFilterChain endpoint = new MockFilterChain();

    private static IdentityFilter filter(boolean insecure) {
        return new IdentityFilter(
                Authenticators.configured(USERS, Set.of(), insecure, new SecureRandom()),
                new Refusals(SoapPaths::contain));
    }

    private static MockHttpServletRequest request(String path) {
        MockHttpServletRequest request = new MockHttpServletRequest("GET", path);
        request.setServletPath(path);
        request.addHeader("Host", "localhost");
        return request;
    }

    @Test
    void aKnownCallerReachesTheEndpoint() throws Exception {
        MockHttpServletRequest request = request("/v1/list");
        request.addHeader("Authorization", "Basic YWxpY2U6c2VjcmV0");

        secure.doFilter(request, response, endpoint);

        assertThat(endpoint.getRequest()).isSameAs(request);
        assertThat(request.getAttribute("org.waymark.caller")).isEqualTo(Caller.of("alice", "cms"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/v1/list", "/v1/config", "/docsx", "/health/x", "/HEALTH", "/metrics2", "//", ""})
    void nobodyElseDoes(String path) throws Exception {
        secure.doFilter(request(path), response, endpoint);

        assertThat(endpoint.getRequest()).isNull();
        assertThat(response.getStatus()).isEqualTo(401);
        assertThat(response.getContentType()).isEqualTo("application/problem+json");
        assertThat(response.getContentAsString()).contains("\"code\":\"UNAUTHENTICATED\"");
        assertThat(response.getHeaders("WWW-Authenticate"))
                .containsExactly("Basic realm=\"waymark\", charset=\"UTF-8\"", "Bearer realm=\"waymark\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/health", "/metrics", "/openapi.yaml", "/docs", "/docs/index.html"})
    void publicPagesNeedNoCaller(String path) throws Exception {
        MockHttpServletRequest request = request(path);

        secure.doFilter(request, response, endpoint);

        assertThat(endpoint.getRequest()).isSameAs(request);
        assertThat(request.getAttribute(RequestAttributes.CALLER)).isNull();
    }

    @Test
    void aSoapInterfaceSaysItselfThatItKnowsNoCaller() throws Exception {
        MockHttpServletRequest request = request("/services");
        request.setPathInfo("/StorageIndex");
        request.setMethod("POST");

        secure.doFilter(request, response, endpoint);

        assertThat(endpoint.getRequest()).isSameAs(request);
        assertThat(request.getAttribute(RequestAttributes.CALLER)).isNull();
        assertThat(request.getAttribute(RequestAttributes.REFUSAL))
                .isInstanceOfSatisfying(
                        CatalogException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.UNAUTHENTICATED));
        assertThat(response.getHeaders("WWW-Authenticate")).hasSize(2);
    }

    @Test
    void whatDescribesASoapInterfaceIsPublic() throws Exception {
        MockHttpServletRequest request = request("/glite-data-catalog-interface");
        request.setPathInfo("/StorageIndex");
        request.setQueryString("wsdl");

        secure.doFilter(request, response, endpoint);

        assertThat(endpoint.getRequest()).isSameAs(request);
        assertThat(request.getAttribute(RequestAttributes.REFUSAL)).isNull();
    }

    @Test
    void headersNameTheCallerInInsecureModeOnly() throws Exception {
        MockHttpServletRequest request = request("/v1/list");
        request.addHeader("X-Waymark-User", "bob");

        insecure.doFilter(request, response, endpoint);
        assertThat(request.getAttribute(RequestAttributes.CALLER)).isEqualTo(Caller.of("bob"));

        secure.doFilter(request, response, new MockFilterChain());
        assertThat(response.getStatus()).isEqualTo(401);
    }

    @Test
    void wrongCredentialsAreRefusedInInsecureModeToo() throws Exception {
        MockHttpServletRequest request = request("/v1/list");
        request.addHeader("Authorization", "Bearer no-such-token");
        request.addHeader("X-Waymark-User", "bob");

        insecure.doFilter(request, response, endpoint);

        assertThat(endpoint.getRequest()).isNull();
        assertThat(response.getStatus()).isEqualTo(401);
    }

    @Test
    void credentialsThatCannotBeReadAreABadRequest() throws Exception {
        MockHttpServletRequest request = request("/v1/list");
        request.addHeader("X-Waymark-User", "%zz");

        insecure.doFilter(request, response, endpoint);

        assertThat(endpoint.getRequest()).isNull();
        assertThat(response.getStatus()).isEqualTo(400);
        assertThat(response.getContentAsString()).contains("X-Waymark-User");
    }
}
