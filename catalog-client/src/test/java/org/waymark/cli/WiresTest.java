package org.waymark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import org.junit.jupiter.api.Test;
import org.waymark.api.ServiceInfo;
import org.waymark.client.Credentials;
import org.waymark.client.http.RecordedService;

class WiresTest {

    private static ServiceInfo ask(RecordedService service, String path) {
        return new Wires()
                .connect(URI.create(service.url() + path), new Credentials.Anonymous())
                .describeService();
    }

    @Test
    void whatEndsAsTheSoapServiceIsSpokenToInSoap() {
        for (String path : new String[] {"/services/Waymark", "/behind/a/proxy/services/Waymark"}) {
            try (RecordedService service = RecordedService.soap(
                    "<describeServiceResponse><version>0.1</version><caller>alice</caller></describeServiceResponse>")) {
                assertThat(ask(service, path).caller()).isEqualTo("alice");
                assertThat(service.request().target()).isEqualTo(path);
                assertThat(service.request().body()).contains("<describeService>");
            }
        }
    }

    @Test
    void anyOtherServiceIsSpokenToInRest() {
        for (String path : new String[] {"", "/services/Waymark/", "/services/waymark"}) {
            try (RecordedService service = RecordedService.json("{\"version\":\"0.1\",\"caller\":\"alice\"}")) {
                assertThat(ask(service, path).caller()).isEqualTo("alice");
                assertThat(service.request().target()).endsWith("/v1/config");
            }
        }
    }
}
