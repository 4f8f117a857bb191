package org.waymark.db;

import org.waymark.api.Operation;

/** The kept form of an operation. Numbers are never used again for another operation. */
final class OperationCode {

    private OperationCode() {}

    static int of(Operation operation) {
        return switch (operation) {
            case MKDIR -> 1;
            case CREATE_FILE -> 2;
            case REGISTER -> 3;
            case SYMLINK -> 4;
            case RENAME -> 5;
            case UNLINK -> 6;
            case REMOVE -> 7;
            case RMDIR -> 8;
            case REMOVE_TREE -> 9;
            case SET_TIMES -> 10;
            case SET_CONTENT -> 11;
            case SET_COMMENT -> 12;
            case ADD_REPLICA -> 13;
            case REMOVE_REPLICA -> 14;
            case SET_REPLICA -> 15;
            case CHMOD -> 16;
            case CHOWN -> 17;
            case SET_ACL -> 18;
            case MODIFY_ACL -> 19;
            case ADD_PRINCIPAL -> 20;
            case SET_ATTRIBUTES -> 21;
            case CLEAR_ATTRIBUTES -> 22;
            case SET_SCHEMA -> 23;
            case CREATE_SCHEMA -> 24;
            case ADD_SCHEMA_ATTRIBUTES -> 25;
            case REMOVE_SCHEMA_ATTRIBUTES -> 26;
            case DROP_SCHEMA -> 27;
            case STAT,
                    LIST,
                    FIND,
                    DU,
                    LINKS,
                    LIST_REPLICAS,
                    FIND_REPLICAS,
                    GET_ACL,
                    CHECK_PERMISSION,
                    GET_ATTRIBUTES,
                    QUERY,
                    LIST_SCHEMAS,
                    DESCRIBE_SCHEMAS,
                    LIST_PRINCIPALS,
                    LIST_CHANGES,
                    DESCRIBE_SERVICE -> throw new IllegalArgumentException("not a change: " + operation);
        };
    }

    static Operation operation(int code) {
        for (Operation operation : Operation.values()) {
            if (operation.access() == Operation.Access.WRITE && of(operation) == code) {
                return operation;
            }
        }
        throw new IllegalArgumentException("no operation has the number " + code);
    }
}
