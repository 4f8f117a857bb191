package org.waymark.api;

/** What rights a new entry starts with. */
public sealed interface InitialPermissions {

    /** The umask that counts where nothing else is asked for. */
    Mode DEFAULT_UMASK = new Mode(022);

    InitialPermissions DEFAULT_FOR_DIRECTORY = new ByMode(new Mode(0777), DEFAULT_UMASK);
    InitialPermissions DEFAULT_FOR_FILE = new ByMode(new Mode(0666), DEFAULT_UMASK);

    /**
     * As POSIX.1e says: the parent's default ACL ANDed with {@code mode} where it has one, else {@code mode} without the
     * bits of {@code umask}.
     */
    record ByMode(Mode mode, Mode umask) implements InitialPermissions {}

    /** The parent directory's own group, ACL and default ACL. */
    record CopyOfParent() implements InitialPermissions {}

    /** Exactly {@code mode}, but for a parent's default ACL. */
    static InitialPermissions mode(int mode) {
        return new ByMode(new Mode(mode), new Mode(0));
    }
}
