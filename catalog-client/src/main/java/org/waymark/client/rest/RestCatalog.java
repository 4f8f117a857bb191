package org.waymark.client.rest;

import java.net.URI;
import java.util.Map;
import java.util.function.Consumer;
import org.waymark.api.CatalogException;
import org.waymark.api.Entry;
import org.waymark.api.Glob;
import org.waymark.api.Locator;
import org.waymark.api.Message;
import org.waymark.api.Operation;
import org.waymark.client.Credentials;
import org.waymark.client.Timeouts;
import org.waymark.client.form.Body;
import org.waymark.client.form.EntryForm;
import org.waymark.client.form.Form;
import org.waymark.client.form.FormInput;
import org.waymark.client.form.MessageBody;
import org.waymark.client.form.Parameters;
import org.waymark.client.http.MediaType;
import org.waymark.client.http.PercentEncoding;
import org.waymark.client.http.RemoteCatalog;
import org.waymark.client.http.Service;

/** The catalog behind the REST contract. Directories and searches stream in constant memory. */
public final class RestCatalog extends RemoteCatalog {

    private final Service service;

    /** @throws CatalogException INVALID_ARGUMENT if {@code url} is not of a service's form */
    public RestCatalog(URI url, Credentials credentials, Timeouts timeouts) {
        service = new Service(url, credentials, timeouts);
    }

    @Override
    protected <T> T ask(Operation operation, Body body, FormInput<T> answer) {
        return Answer.of(service.ask(path(operation), new JsonContent(body), MediaType.JSON), MediaType.JSON)
                .whole(answer);
    }

    @Override
    protected <T> T ask(Operation operation, Parameters parameters, FormInput<T> answer) {
        return Answer.of(service.get(target(operation, parameters), MediaType.JSON), MediaType.JSON)
                .whole(answer);
    }

    @Override
    protected <T> void stream(Operation operation, Body body, Form<T> item, Consumer<? super T> sink) {
        Answer.of(service.ask(path(operation), new JsonContent(body), MediaType.LINES), MediaType.LINES)
                .each(new LineJson<>(item), sink);
    }

    @Override
    public void listAll(Locator directory, Glob pattern, Consumer<? super Entry> sink) {
        String target = target(Operation.LIST, listing(directory, pattern));
        Answer.of(service.get(target, MediaType.LINES), MediaType.LINES).each(new LineJson<>(EntryForm.FORM), sink);
    }

    @Override
    protected <T> T tell(Message message, FormInput<T> answer) {
        JsonContent content = new JsonContent(new MessageBody(message), message.key());
        return Answer.of(service.tell("/v1/messages", content, MediaType.JSON), MediaType.JSON)
                .whole(answer);
    }

    private static String target(Operation operation, Parameters parameters) {
        StringBuilder target = new StringBuilder(path(operation));
        char separator = '?';
        for (Map.Entry<String, String> value : parameters.values().entrySet()) {
            target.append(separator).append(value.getKey()).append('=').append(PercentEncoding.of(value.getValue()));
            separator = '&';
        }
        return target.toString();
    }

    private static String path(Operation operation) {
        return switch (operation) {
            case STAT -> "/v1/stat";
            case LIST -> "/v1/list";
            case FIND -> "/v1/find";
            case DU -> "/v1/du";
            case LINKS -> "/v1/links";
            case LIST_REPLICAS -> "/v1/replicas/list";
            case FIND_REPLICAS -> "/v1/replicas";
            case GET_ACL -> "/v1/acl/get";
            case CHECK_PERMISSION -> "/v1/acl/check";
            case GET_ATTRIBUTES -> "/v1/attributes/get";
            case QUERY -> "/v1/query";
            case LIST_SCHEMAS -> "/v1/schemas";
            case DESCRIBE_SCHEMAS -> "/v1/schemas/describe";
            case LIST_PRINCIPALS -> "/v1/principals";
            case LIST_CHANGES -> "/v1/changes";
            case DESCRIBE_SERVICE -> "/v1/config";
            case MKDIR,
                    CREATE_FILE,
                    REGISTER,
                    SYMLINK,
                    RENAME,
                    UNLINK,
                    REMOVE,
                    RMDIR,
                    REMOVE_TREE,
                    SET_TIMES,
                    SET_CONTENT,
                    SET_COMMENT,
                    ADD_REPLICA,
                    REMOVE_REPLICA,
                    SET_REPLICA,
                    CHMOD,
                    CHOWN,
                    SET_ACL,
                    MODIFY_ACL,
                    SET_ATTRIBUTES,
                    CLEAR_ATTRIBUTES,
                    SET_SCHEMA,
                    CREATE_SCHEMA,
                    ADD_SCHEMA_ATTRIBUTES,
                    REMOVE_SCHEMA_ATTRIBUTES,
                    DROP_SCHEMA,
                    ADD_PRINCIPAL -> throw new IllegalStateException(operation + " travels in a message");
        };
    }
}
