package org.waymark.cli.command;

import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.client.Credentials;

/**
 * What lasts from one command to the next: who and where the user is, and the connections made so far. Commands of one
 * session follow one another.
 */
public final class Session {

    private final Environment environment;
    private final Console console;
    private final Connector connector;
    private final Map<URI, CatalogOperations> connections = new HashMap<>();

    private @Nullable CatalogPath directory;

    public Session(Environment environment, Console console, Connector connector) {
        this.environment = environment;
        this.console = console;
        this.connector = connector;
        String home = environment.value(Environment.LFN_HOME);
        this.directory = home == null ? null : CatalogPath.parse(home);
    }

    /** A session of its own, in another environment. */
    public Session in(Environment other) {
        return new Session(other, console, connector);
    }

    /** A session of its own, on another console. */
    public Session on(Console other) {
        return new Session(environment, other, connector);
    }

    public Environment environment() {
        return environment;
    }

    public Console console() {
        return console;
    }

    /** Where relative names start; null when they mean nothing. */
    public @Nullable CatalogPath directory() {
        return directory;
    }

    public void changeDirectory(CatalogPath to) {
        directory = to;
    }

    /** The service that is meant by {@code url}, or when that is null, by the environment. */
    URI service(@Nullable String url) {
        String text = url == null ? environment.serviceUrl() : url;
        try {
            URI service = URI.create(text);
            if (service.getHost() != null) {
                return service;
            }
        } catch (IllegalArgumentException e) {
            // Like a URL without a host, it ends in the complaint below.
        }
        throw new UsageException("not the URL of a service: " + text);
    }

    CatalogOperations catalog(URI service) {
        CatalogOperations catalog = connections.get(service);
        if (catalog == null) {
            catalog = connector.connect(service, environment.credentials());
            connections.put(service, catalog);
        }
        return catalog;
    }

    /** The catalog of the environment's service. */
    public CatalogOperations catalog() {
        return catalog(service(null));
    }

    /** The catalog of the environment's service, as seen with other credentials than the environment's. */
    public CatalogOperations catalogAs(Credentials credentials) {
        return connector.connect(service(null), credentials);
    }
}
