package org.waymark.server.e2e.clients;

import java.net.URI;
import java.util.List;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.Follow;
import org.waymark.api.InitialPermissions;
import org.waymark.api.Message;
import org.waymark.api.MissingParents;
import org.waymark.api.NewReplica;
import org.waymark.api.Recursion;
import org.waymark.api.StorageUrl;
import org.waymark.client.CatalogClient;
import org.waymark.client.Credentials;

/**
 * Where a client program works, and what it finds there. In /guid everybody may make files.
 *
 * @param home a directory of ada's
 * @param located the LFN of a file with replicas on se1 and se2
 * @param guid of that file
 */
record Scene(String home, String located, String guid) {

    static Scene prepare(URI server, String name) {
        CatalogOperations catalog = CatalogClient.rest(server, new Credentials.Insecure("root", List.of()));
        CatalogPath home = CatalogPath.parse("/" + name);
        CatalogPath located = CatalogPath.parse("/" + name + "/located");
        catalog.apply(Message.atomic(
                new Change.Mkdir(CatalogPath.parse("/guid"), MissingParents.CREATE, InitialPermissions.mode(01777)),
                new Change.Mkdir(home),
                new Change.Chown(home, "ada", null, Follow.YES, Recursion.ENTRY),
                new Change.Register(
                        located,
                        792,
                        Checksums.NONE,
                        NewReplica.at(new StorageUrl("root://se1.example.org/" + located.text())),
                        NewReplica.at(new StorageUrl("srm://se2.example.org" + located.text())))));
        return new Scene(
                home.text(), located.text(), catalog.stat(located).guid().toString());
    }
}
