package org.waymark.server.rest;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.servlet.mvc.method.annotation.RequestBodyAdviceAdapter;

/** Lets only well-formed UTF-8 reach the JSON parser, whose own decoder takes overlong forms and other charsets. */
@ControllerAdvice(basePackageClasses = Utf8Bodies.class)
class Utf8Bodies extends RequestBodyAdviceAdapter {

    @Override
    public boolean supports(
            MethodParameter parameter, Type target, Class<? extends HttpMessageConverter<?>> converterType) {
        return true;
    }

    @Override
    public HttpInputMessage beforeBodyRead(
            HttpInputMessage message,
            MethodParameter parameter,
            Type target,
            Class<? extends HttpMessageConverter<?>> converterType)
            throws IOException {
        Charset charset = charset(message.getHeaders().getContentType());
        if (charset != null && !charset.equals(StandardCharsets.UTF_8)) {
            throw new HttpMessageNotReadableException("JSON is UTF-8", message);
        }
        return new Body(new Utf8Stream(message.getBody()), message.getHeaders());
    }

    private static @Nullable Charset charset(@Nullable MediaType type) {
        return type == null ? null : type.getCharset();
    }

    private record Body(InputStream body, HttpHeaders headers) implements HttpInputMessage {

        @Override
        public InputStream getBody() {
            return body;
        }

        @Override
        public HttpHeaders getHeaders() {
            return headers;
        }
    }
}
