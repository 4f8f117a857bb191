package org.waymark.client.soap;

import java.io.InputStream;
import java.time.DateTimeException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.client.form.ErrorForm;
import org.waymark.client.form.FormInput;
import org.waymark.client.form.NumberForm;
import org.waymark.client.http.MediaType;
import org.waymark.client.http.Reply;

/** An envelope, to be read once: as one value, or item by item. Reading it frees the connection for the next request. */
final class SoapAnswer implements AutoCloseable {

    private final String operation;
    private final Reply reply;
    private final WatchedStream content;
    private final XmlReader in;

    private SoapAnswer(String operation, Reply reply, WatchedStream content, XmlReader in) {
        this.operation = operation;
        this.reply = reply;
        this.content = content;
        this.in = in;
    }

    /** @throws CatalogException if the reply is no XML */
    static SoapAnswer to(String operation, Reply reply) {
        InputStream success = reply.success(MediaType.XML);
        InputStream stream = success == null ? reply.failure(MediaType.XML) : success;
        if (stream == null) {
            throw reply.foreign();
        }
        WatchedStream content = new WatchedStream(stream);
        try {
            return new SoapAnswer(operation, reply, content, new XmlReader(content));
        } catch (UnreadableXml e) {
            reply.abandon();
            throw content.failure(e, reply.failures());
        }
    }

    /** The one value that the answer consists of. */
    <T> T whole(FormInput<T> form) {
        try {
            open();
            T value = read(form);
            finish();
            return value;
        } catch (UnreadableXml e) {
            throw failure(e);
        }
    }

    /** Gives {@code sink} every item, and throws the error that stands for those that are missing; nothing need follow it. */
    <T> void each(FormInput<T> form, Consumer<? super T> sink) {
        try {
            open();
            long items = 0;
            @Nullable Long count = null;
            for (String name = in.nextName(); name != null; name = in.nextName()) {
                switch (name) {
                    case "items" -> {
                        sink.accept(read(form));
                        items++;
                    }
                    case "count" -> count = read(NumberForm.FORM);
                    case "error" -> throw read(ErrorForm.FORM);
                    default -> in.skip();
                }
            }
            finish();
            if (count == null || count != items) {
                throw reply.failures().cutOff(null);
            }
        } catch (UnreadableXml e) {
            throw failure(e);
        }
    }

    /** Goes to the element in the body, and throws the error that it is if it is a fault. */
    private void open() {
        while (!in.require("Body", in.nextName()).equals("Body")) {
            in.skip();
        }
        String name = in.require("Body", in.nextName());
        if (name.equals("Fault")) {
            CatalogException error = read(FaultForm.FORM).exception();
            finish();
            throw error == null ? reply.foreign() : error;
        }
        if (!name.equals(operation + "Response")) {
            throw in.unexpected(name + " is no answer to " + operation);
        }
    }

    /** Goes on from the end of the element in the body. */
    private void finish() {
        while (in.nextName() != null) {
            in.skip();
        }
        while (in.nextName() != null) {
            in.skip();
        }
        in.endDocument();
    }

    /** Only here may an exception be of the value rather than of the XML or of the one who gets it. */
    private <T> T read(FormInput<T> form) {
        try {
            return form.read(in);
        } catch (CatalogException | IllegalArgumentException | DateTimeException e) {
            throw failure(e);
        }
    }

    private CatalogException failure(RuntimeException e) {
        return content.failure(e, reply.failures());
    }

    @Override
    public void close() {
        // Only a connection whose answer was read to its end can serve the next request.
        if (!content.hasEnded()) {
            reply.abandon();
        }
    }
}
