-- Names and paths compare by bytes: Oracle does so with NLS_SORT and NLS_COMP at BINARY, their defaults. All texts are in
-- a database of character set AL32UTF8 with MAX_STRING_SIZE at EXTENDED, since a path may have 4,096 bytes.

CREATE TABLE principal (
    id      NUMBER(10) GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind    NUMBER(3) NOT NULL,                             -- 0 user, 1 group
    name    VARCHAR2(1024 BYTE) NOT NULL,
    CONSTRAINT principal_name UNIQUE (kind, name)
);

-- One row per distinct ACL; rows never change, so that any server may remember them.
CREATE TABLE acl (
    id      NUMBER(10) GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    digest  RAW(32) NOT NULL,                               -- SHA-256 of the body
    body    CLOB NOT NULL,                                  -- tag.principal.rights, separated by semicolons
    CONSTRAINT acl_digest UNIQUE (digest)
);

CREATE SEQUENCE entry_id INCREMENT BY 1000 START WITH 1000; -- servers take ids by the thousand
CREATE SEQUENCE replica_id INCREMENT BY 1000 START WITH 1000;

CREATE TABLE entry (
    id             NUMBER(19) PRIMARY KEY,
    parent_id      NUMBER(19) REFERENCES entry (id),        -- null for the root alone
    guid           VARCHAR2(36 BYTE),                       -- files only
    size_          NUMBER(19) NOT NULL,
    created_at     NUMBER(19) NOT NULL,                     -- times are milliseconds since 1970 UTC
    modified_at    NUMBER(19) NOT NULL,
    accessed_at    NUMBER(19) NOT NULL,
    changed_at     NUMBER(19) NOT NULL,
    version        NUMBER(19) NOT NULL,
    owner_id       NUMBER(10) NOT NULL,
    group_id       NUMBER(10) NOT NULL,
    acl_id         NUMBER(10) NOT NULL,
    default_acl_id NUMBER(10),
    kind           NUMBER(3) NOT NULL,                      -- 0 directory, 1 file, 2 symlink
    special        NUMBER(5) NOT NULL,                      -- setuid, setgid, sticky
    name           VARCHAR2(1020 BYTE) NOT NULL,
    checksums      VARCHAR2(1000 BYTE),                     -- type:value, separated by commas
    target         VARCHAR2(4096 BYTE),                     -- symlinks only
    comment_       VARCHAR2(4096 BYTE),
    CONSTRAINT entry_name UNIQUE (parent_id, name),
    CONSTRAINT entry_guid UNIQUE (guid)
);

CREATE INDEX entry_target ON entry (target);                -- Oracle leaves nulls out by itself

-- When the content of a directory changed; the newest row counts.
CREATE TABLE directory_time (
    directory_id NUMBER(19) NOT NULL,
    changed_at   NUMBER(19) NOT NULL
);

CREATE INDEX directory_time_directory ON directory_time (directory_id);

CREATE TABLE replica (
    id           NUMBER(19) PRIMARY KEY,
    entry_id     NUMBER(19) NOT NULL REFERENCES entry (id),
    created_at   NUMBER(19) NOT NULL,
    accessed_at  NUMBER(19) NOT NULL,
    pinned_until NUMBER(19),
    expires_at   NUMBER(19),
    access_count NUMBER(19) NOT NULL,
    status       NUMBER(3) NOT NULL,                        -- 0 available, 1 being populated, 2 to be deleted, 3 lost
    type         NUMBER(3) NOT NULL,                        -- 0 permanent, 1 durable, 2 volatile
    master       NUMBER(3) NOT NULL,                        -- 1 for the master
    sfn          VARCHAR2(2048 BYTE) NOT NULL,
    element      VARCHAR2(2048 BYTE),                       -- the storage element: the SFN's host
    pool         VARCHAR2(1020 BYTE),
    file_system  VARCHAR2(1020 BYTE),
    set_name     VARCHAR2(1020 BYTE),
    attributes   CLOB,                                      -- name, value, name, value, ... a line each
    CONSTRAINT replica_sfn UNIQUE (sfn)
);

CREATE INDEX replica_entry ON replica (entry_id);
CREATE UNIQUE INDEX replica_master ON replica (CASE WHEN master = 1 THEN entry_id END);
CREATE INDEX replica_element ON replica (element, id);
CREATE INDEX replica_set ON replica (set_name, id);

-- Append-only. Row dependencies give every row the number of its commit: (commit, id) is an order in which nothing appears
-- later than something that follows it.
CREATE TABLE change_log (
    id          NUMBER(19) GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    operation   NUMBER(5) NOT NULL,
    entry_id    NUMBER(19) NOT NULL,
    guid        VARCHAR2(36 BYTE),
    old_path    CLOB,
    new_path    CLOB,
    caller_id   NUMBER(10) NOT NULL,
    made_at     NUMBER(19) NOT NULL,
    request_id  VARCHAR2(64 BYTE)
) ROWDEPENDENCIES;

-- The recorded outcomes of messages that carried an idempotency key: item -1 is the message itself.
CREATE TABLE recorded_outcome (
    caller_id   NUMBER(10) NOT NULL,
    message_key VARCHAR2(128 BYTE) NOT NULL,
    item        NUMBER(10) NOT NULL,
    made_at     NUMBER(19) NOT NULL,
    digest      RAW(32),                                    -- SHA-256 of the message, on item -1
    item_key    CLOB,
    effect      NUMBER(5),
    guid        VARCHAR2(36 BYTE),
    version     NUMBER(19),
    error       VARCHAR2(64 BYTE),
    error_text  CLOB,
    CONSTRAINT recorded_outcome_item PRIMARY KEY (caller_id, message_key, item)
);

CREATE INDEX recorded_outcome_made ON recorded_outcome (made_at);

-- One row, locked by whoever moves a directory to another parent.
CREATE TABLE tree_lock (id NUMBER(3) PRIMARY KEY);
INSERT INTO tree_lock (id) VALUES (1);

INSERT INTO principal (kind, name) VALUES (0, 'root');
INSERT INTO principal (kind, name) VALUES (1, 'root');

-- The root directory: root's, mode 0755.
INSERT INTO acl (digest, body)
VALUES (STANDARD_HASH('0..255;2..118;5..118', 'SHA256'), '0..255;2..118;5..118');
INSERT INTO entry (id, size_, created_at, modified_at, accessed_at, changed_at, version, owner_id, group_id, acl_id, kind,
                   special, name)
SELECT 1, 0, t.now, t.now, t.now, t.now, 1, u.id, g.id, a.id, 0, 0, '/'
  FROM (SELECT ROUND((CAST(SYS_EXTRACT_UTC(SYSTIMESTAMP) AS DATE) - DATE '1970-01-01') * 86400000) AS now FROM dual) t,
       principal u, principal g, acl a
 WHERE u.kind = 0 AND g.kind = 1;
