package org.waymark.server.soap.dli;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.web.server.WebServer;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.SmartLifecycle;

/** Listens on the port where nothing but the Data Location Interface answers. */
final class DliServer implements SmartLifecycle {

    private final boolean wanted;
    private final Supplier<WebServer> servers;
    private volatile @Nullable WebServer running;

    /** @param wanted whether there is to be such a port */
    DliServer(boolean wanted, Supplier<WebServer> servers) {
        this.wanted = wanted;
        this.servers = servers;
    }

    @Override
    public boolean isAutoStartup() {
        return wanted;
    }

    @Override
    public void start() {
        WebServer server = servers.get();
        server.start();
        running = server;
    }

    /** Lets requests finish for as long as the context allows. */
    @Override
    public void stop(Runnable callback) {
        WebServer server = running;
        if (server == null) {
            callback.run();
        } else {
            server.shutDownGracefully(result -> {
                stop();
                callback.run();
            });
        }
    }

    @Override
    public void stop() {
        WebServer server = running;
        running = null;
        if (server != null) {
            server.stop();
            server.destroy();
        }
    }

    @Override
    public boolean isRunning() {
        return running != null;
    }

    @Override
    public int getPhase() {
        return WebServerApplicationContext.GRACEFUL_SHUTDOWN_PHASE;
    }
}
