package org.waymark.client.rest;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.IdempotencyKey;
import org.waymark.client.form.Body;
import org.waymark.client.http.Content;
import org.waymark.client.http.MediaType;
import org.waymark.client.json.JsonWriter;
import tools.jackson.core.exc.JacksonIOException;

/** One JSON document. */
record JsonContent(Body body, @Nullable IdempotencyKey key) implements Content {

    JsonContent(Body body) {
        this(body, null);
    }

    @Override
    public Map<String, String> headers() {
        String type = MediaType.JSON.toString();
        return key == null
                ? Map.of("Content-Type", type)
                : Map.of("Content-Type", type, "Idempotency-Key", key.value());
    }

    @Override
    public void write(OutputStream out) throws IOException {
        try (JsonWriter json = new JsonWriter(out)) {
            body.write(json);
        } catch (JacksonIOException e) {
            throw e.getCause();
        }
    }
}
