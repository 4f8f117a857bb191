package org.waymark.server.rest;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractHttpMessageConverter;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.stereotype.Component;
import org.waymark.api.CatalogException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes {@link EntryLines} as {@code application/x-ndjson} on the request's own thread, holding one entry and one buffer
 * at a time. A failure before anything was sent is thrown; a later one goes into the trailer.
 */
@Component
class EntryLinesConverter extends AbstractHttpMessageConverter<EntryLines> {

    private final ObjectWriter writer;

    EntryLinesConverter(JsonMapper json) {
        super(MediaType.APPLICATION_NDJSON);
        this.writer =
                json.writer().without(StreamWriteFeature.FLUSH_PASSED_TO_STREAM).withRootValueSeparator("");
    }

    @Override
    protected boolean supports(Class<?> type) {
        return EntryLines.class.isAssignableFrom(type);
    }

    @Override
    public boolean canRead(Class<?> type, @Nullable MediaType mediaType) {
        return false;
    }

    @Override
    protected EntryLines readInternal(Class<? extends EntryLines> type, HttpInputMessage input) {
        throw new HttpMessageNotReadableException("lines are only written", input);
    }

    @Override
    protected void writeInternal(EntryLines lines, HttpOutputMessage output) throws IOException {
        HeldBack body = new HeldBack(output);
        try (body;
                JsonGenerator json = writer.createGenerator(body)) {
            write(lines, json, body);
        } catch (JacksonIOException e) {
            throw e.getCause();
        }
    }

    private static void write(EntryLines lines, JsonGenerator json, HeldBack body) {
        AtomicLong count = new AtomicLong();
        CatalogException failure = null;
        try {
            lines.sendTo(entry -> {
                EntryWriter.write(json, entry);
                json.writeRaw('\n');
                count.incrementAndGet();
            });
        } catch (JacksonException e) {
            body.discard();
            throw e;
        } catch (RuntimeException e) {
            if (!body.isSent()) {
                body.discard();
                throw e;
            }
            failure = Failures.told(e);
        }
        trailer(json, count.get(), failure);
    }

    private static void trailer(JsonGenerator json, long count, @Nullable CatalogException failure) {
        json.writeStartObject();
        json.writeObjectPropertyStart("trailer");
        json.writeNumberProperty("count", count);
        if (failure != null) {
            json.writeObjectPropertyStart("error");
            json.writeStringProperty("code", failure.code().name());
            json.writeStringProperty("message", failure.getMessage());
            json.writeEndObject();
        }
        json.writeEndObject();
        json.writeEndObject();
        json.writeRaw('\n');
    }
}
