package org.waymark.db.embedded;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Which TCP port of 127.0.0.1 the server gets. */
final class Ports {
    /** Where a new cluster begins to look. */
    static final int FIRST = 15432;

    /** Above it, the kernel hands ports out to outgoing connections, which then block a server's restart. */
    private static final int LAST = 32767;

    private Ports() {}

    static int firstFreeFrom(int preferred) {
        for (int port = preferred; port <= LAST; port++) {
            if (isFree(port)) {
                return port;
            }
        }
        throw new EmbeddedPostgresException("No TCP port is free between " + preferred + " and " + LAST);
    }

    static boolean isFree(int port) {
        try (ServerSocket probe = new ServerSocket(port, 1, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}))) {
            return probe.isBound();
        } catch (IOException e) {
            return false;
        }
    }
}
