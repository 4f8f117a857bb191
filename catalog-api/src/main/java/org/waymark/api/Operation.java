package org.waymark.api;

/** Every operation of the catalog: whether it reads or writes, and what right it needs. */
public enum Operation {
    STAT("stat", Access.READ, "g on the entry"),
    LIST("list", Access.READ, "l on the directory"),
    FIND("find", Access.READ, "l and x on each directory below"),
    DU("du", Access.READ, "l and x on each directory below"),
    LINKS("links", Access.READ, "g on the entry"),
    LIST_REPLICAS("listReplicas", Access.READ, "r on the file"),
    FIND_REPLICAS("findReplicas", Access.READ, "r on each file"),
    GET_ACL("getAcl", Access.READ, "g on the entry"),
    CHECK_PERMISSION("checkPermission", Access.READ, "x on the directories above"),
    GET_ATTRIBUTES("getAttributes", Access.READ, "g on the entry"),
    QUERY("query", Access.READ, "l and x on each directory below, g on the entry"),
    LIST_SCHEMAS("listSchemas", Access.READ, "any caller"),
    DESCRIBE_SCHEMAS("describeSchemas", Access.READ, "any caller"),
    LIST_PRINCIPALS("listPrincipals", Access.READ, "any caller"),
    LIST_CHANGES("listChanges", Access.READ, "administrator"),
    DESCRIBE_SERVICE("describeService", Access.READ, "anybody"),

    MKDIR("mkdir", Access.WRITE, "w and x on the parent"),
    CREATE_FILE("createFile", Access.WRITE, "w and x on the parent"),
    REGISTER("register", Access.WRITE, "w and x on the parent; on a file that exists r and g, and w to add to it"),
    SYMLINK("symlink", Access.WRITE, "w and x on the parent"),
    RENAME("rename", Access.WRITE, "w and x on both parents, d on the entry; w on a directory that changes its parent"),
    UNLINK("unlink", Access.WRITE, "w and x on the parent, d on the entry"),
    REMOVE("remove", Access.WRITE, "w and x on the parent, d on the entry"),
    RMDIR("rmdir", Access.WRITE, "w and x on the parent, d on the directory"),
    REMOVE_TREE("removeTree", Access.WRITE, "as remove and rmdir, for everything below"),
    SET_TIMES("setTimes", Access.WRITE, "ownership or w"),
    SET_CONTENT("setContent", Access.WRITE, "s on the file"),
    SET_COMMENT("setComment", Access.WRITE, "s on the entry"),
    ADD_REPLICA("addReplica", Access.WRITE, "w on the file"),
    REMOVE_REPLICA("removeReplica", Access.WRITE, "w on the file; as remove when the file goes too"),
    SET_REPLICA("setReplica", Access.WRITE, "w on the file"),
    CHMOD("chmod", Access.WRITE, "ownership or p"),
    CHOWN("chown", Access.WRITE, "administrator; ownership and membership for the group"),
    SET_ACL("setAcl", Access.WRITE, "ownership or p"),
    MODIFY_ACL("modifyAcl", Access.WRITE, "ownership or p"),
    SET_ATTRIBUTES("setAttributes", Access.WRITE, "s on the entry"),
    CLEAR_ATTRIBUTES("clearAttributes", Access.WRITE, "s on the entry"),
    SET_SCHEMA("setSchema", Access.WRITE, "s on the entry"),
    CREATE_SCHEMA("createSchema", Access.WRITE, "any caller"),
    ADD_SCHEMA_ATTRIBUTES("addSchemaAttributes", Access.WRITE, "the schema's owner, or administrator"),
    REMOVE_SCHEMA_ATTRIBUTES("removeSchemaAttributes", Access.WRITE, "the schema's owner, or administrator"),
    DROP_SCHEMA("dropSchema", Access.WRITE, "the schema's owner, or administrator"),
    ADD_PRINCIPAL("addPrincipal", Access.WRITE, "administrator");

    /** Whether an operation leaves the catalog as it is. */
    public enum Access {
        READ,
        WRITE
    }

    /** How many items one call may hold, unless the server is configured for fewer. */
    public static final int BULK_LIMIT = 10_000;

    private final String wireName;
    private final Access access;
    private final String right;

    Operation(String wireName, Access access, String right) {
        this.wireName = wireName;
        this.access = access;
        this.right = right;
    }

    /** The operation's name on every wire, in metrics and in logs. */
    public String wireName() {
        return wireName;
    }

    public Access access() {
        return access;
    }

    /** What the caller needs, beside {@code x} on every directory above, in words for the reference. */
    public String right() {
        return right;
    }
}
