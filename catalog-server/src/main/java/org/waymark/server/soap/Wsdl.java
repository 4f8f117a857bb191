package org.waymark.server.soap;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.web.util.HtmlUtils;

/**
 * The contract of an interface.
 *
 * @param text as it stands in the repository
 */
record Wsdl(String text) {

    private static final Pattern ADDRESS = Pattern.compile("(<(?:\\w+:)?address\\s+location=)(\"[^\"]*\"|'[^']*')");

    /** @throws IllegalStateException when there is none, or one without the service's address */
    static Wsdl of(String name) {
        String resource = "/org/waymark/wsdl/soap/" + name + ".wsdl";
        try (InputStream bytes = Wsdl.class.getResourceAsStream(resource)) {
            if (bytes == null) {
                throw new IllegalStateException("there is no " + resource);
            }
            Wsdl wsdl = new Wsdl(new String(bytes.readAllBytes(), UTF_8));
            if (!ADDRESS.matcher(wsdl.text).find()) {
                throw new IllegalStateException("no soap:address in " + resource);
            }
            return wsdl;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The contract of a service that is reached under {@code url}. */
    byte[] at(String url) {
        String location = "$1\"" + Matcher.quoteReplacement(HtmlUtils.htmlEscapeDecimal(url)) + "\"";
        return ADDRESS.matcher(text).replaceAll(location).getBytes(UTF_8);
    }
}
