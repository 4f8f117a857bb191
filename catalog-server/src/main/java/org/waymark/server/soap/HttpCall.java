package org.waymark.server.soap;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.coyote.CloseNowException;
import org.apache.cxf.message.Message;
import org.apache.cxf.transport.http.AbstractHTTPDestination;
import org.jspecify.annotations.Nullable;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;
import org.waymark.api.Caller;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;
import org.waymark.server.http.RequestAttributes;

/**
 * An HTTP request to a SOAP interface. CXF sees no headers: it would judge the character set and the credentials itself, and
 * not by a fault.
 */
final class HttpCall extends HttpServletRequestWrapper {

    /** A web page can make a browser send anything else without asking the server first. */
    private static final Set<String> MEDIA_TYPES = Set.of("text/xml", "application/xml", "application/soap+xml");

    /** By the names that clients use. */
    private static final Map<String, String> CHARACTER_SETS = Map.of(
            "utf-8", "UTF-8",
            "utf8", "UTF-8",
            "utf-16", "UTF-16",
            "us-ascii", "US-ASCII",
            "iso-8859-1", "ISO-8859-1");

    private final HttpServletRequest request;
    private @Nullable Throwable aborted;

    HttpCall(HttpServletRequest request) {
        super(request);
        this.request = request;
    }

    static HttpCall of(Message message) {
        return (HttpCall) message.get(AbstractHTTPDestination.HTTP_REQUEST);
    }

    /** @throws CatalogException why this request is not even read */
    void requireAcceptable() {
        if (request.getAttribute(RequestAttributes.REFUSAL) instanceof CatalogException refusal) {
            throw refusal;
        }
        caller();
        String coding = request.getHeader("Content-Encoding");
        if (coding != null && !coding.equalsIgnoreCase("identity")) {
            throw CatalogException.invalid("a message comes as it is, without Content-Encoding");
        }
        MediaType type = mediaType();
        if (!MEDIA_TYPES.contains(type.getType() + "/" + type.getSubtype())) {
            throw CatalogException.invalid(
                    "a message has the Content-Type text/xml, and no attachments: " + XmlText.brief(type.toString()));
        }
    }

    /** @throws CatalogException UNAUTHENTICATED when no filter has put a caller to the request */
    Caller caller() {
        if (request.getAttribute(RequestAttributes.CALLER) instanceof Caller known) {
            return known;
        }
        throw new CatalogException(ErrorCode.UNAUTHENTICATED, "the request carries no identity");
    }

    String requestId() {
        return String.valueOf(request.getAttribute(RequestAttributes.REQUEST_ID));
    }

    /** The character set that the header names; null if the message says itself what it is written in. */
    @Nullable
    String characterSet() {
        String name = mediaType().getParameter("charset");
        if (name == null) {
            return null;
        }
        String known = CHARACTER_SETS.get(name.replace("\"", "").strip().toLowerCase(Locale.ROOT));
        if (known == null) {
            throw CatalogException.invalid("a message is not written in " + XmlText.brief(name));
        }
        return known;
    }

    /** Says that the answer cannot be finished. */
    void abort(Throwable reason) {
        aborted = reason;
    }

    /** @throws CloseNowException when the answer was not finished: the connection is cut, so that the client can tell */
    void requireComplete() throws CloseNowException {
        if (aborted != null) {
            throw new CloseNowException("an answer broke off", aborted);
        }
    }

    private MediaType mediaType() {
        String type = request.getContentType();
        try {
            return type == null ? MediaType.APPLICATION_OCTET_STREAM : MediaType.parseMediaType(type);
        } catch (InvalidMediaTypeException e) {
            throw CatalogException.invalid("no Content-Type: " + XmlText.brief(type));
        }
    }

    @Override
    public @Nullable String getContentType() {
        return null;
    }

    @Override
    public @Nullable String getCharacterEncoding() {
        return null;
    }

    @Override
    public Enumeration<String> getHeaderNames() {
        return Collections.emptyEnumeration();
    }
}
