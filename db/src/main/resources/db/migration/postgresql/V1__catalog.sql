-- Names and paths compare by bytes on every database: COLLATE "C" wherever a text is ordered or compared.

CREATE TABLE principal (
    id      integer  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind    smallint NOT NULL,                              -- 0 user, 1 group
    name    text     COLLATE "C" NOT NULL,
    CONSTRAINT principal_name UNIQUE (kind, name)
);

-- One row per distinct ACL; rows never change, so that any server may remember them.
CREATE TABLE acl (
    id      integer  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    digest  bytea    NOT NULL,                              -- SHA-256 of the body
    body    text     NOT NULL,                              -- tag.principal.rights, separated by semicolons
    CONSTRAINT acl_digest UNIQUE (digest)
);

CREATE SEQUENCE entry_id INCREMENT BY 1000 START WITH 1000; -- servers take ids by the thousand
CREATE SEQUENCE replica_id INCREMENT BY 1000 START WITH 1000;

CREATE TABLE entry (
    id             bigint   PRIMARY KEY,
    parent_id      bigint   REFERENCES entry (id),          -- null for the root alone
    guid           uuid,                                    -- files only
    size_          bigint   NOT NULL,
    created_at     bigint   NOT NULL,                       -- times are milliseconds since 1970 UTC
    modified_at    bigint   NOT NULL,
    accessed_at    bigint   NOT NULL,
    changed_at     bigint   NOT NULL,
    version        bigint   NOT NULL,
    owner_id       integer  NOT NULL,
    group_id       integer  NOT NULL,
    acl_id         integer  NOT NULL,
    default_acl_id integer,
    kind           smallint NOT NULL,                       -- 0 directory, 1 file, 2 symlink
    special        smallint NOT NULL,                       -- setuid, setgid, sticky
    name           text     COLLATE "C" NOT NULL,
    checksums      text,                                    -- type:value, separated by commas
    target         text     COLLATE "C",                    -- symlinks only
    comment_       text,
    CONSTRAINT entry_name UNIQUE (parent_id, name),
    CONSTRAINT entry_guid UNIQUE (guid)
);

CREATE INDEX entry_target ON entry (target) WHERE target IS NOT NULL;

-- When the content of a directory changed. Several rows a directory, of which a writer takes one that nobody holds: so
-- that writers in one directory do not wait for one another. No foreign key: its lock on the directory would come out of order.
CREATE TABLE directory_time (
    directory_id bigint NOT NULL,
    changed_at   bigint NOT NULL
) WITH (fillfactor = 50);

CREATE INDEX directory_time_directory ON directory_time (directory_id);

CREATE TABLE replica (
    id           bigint   PRIMARY KEY,
    entry_id     bigint   NOT NULL REFERENCES entry (id),
    created_at   bigint   NOT NULL,
    accessed_at  bigint   NOT NULL,
    pinned_until bigint,
    expires_at   bigint,
    access_count bigint   NOT NULL,
    status       smallint NOT NULL,                         -- 0 available, 1 being populated, 2 to be deleted, 3 lost
    type         smallint NOT NULL,                         -- 0 permanent, 1 durable, 2 volatile
    master       smallint NOT NULL,                         -- 1 for the master
    sfn          text     COLLATE "C" NOT NULL,
    element      text     COLLATE "C",                      -- the storage element: the SFN's host
    pool         text,
    file_system  text,
    set_name     text     COLLATE "C",
    attributes   text,                                      -- name, value, name, value, ... a line each
    CONSTRAINT replica_sfn UNIQUE (sfn)
);

CREATE INDEX replica_entry ON replica (entry_id);
CREATE UNIQUE INDEX replica_master ON replica (entry_id) WHERE master = 1;
CREATE INDEX replica_element ON replica (element, id);
CREATE INDEX replica_set ON replica (set_name, id) WHERE set_name IS NOT NULL;

-- Append-only. Readers see the rows whose transactions, and all before them, have ended: (transaction, id) is an order in
-- which nothing appears later than something that follows it.
CREATE TABLE change_log (
    id          bigint   GENERATED ALWAYS AS IDENTITY,
    transaction xid8     NOT NULL DEFAULT pg_current_xact_id(),
    operation   smallint NOT NULL,
    entry_id    bigint   NOT NULL,
    guid        uuid,
    old_path    text,
    new_path    text,
    caller_id   integer  NOT NULL,
    made_at     bigint   NOT NULL,
    request_id  text,
    CONSTRAINT change_log_order PRIMARY KEY (transaction, id)
);

-- The recorded outcomes of messages that carried an idempotency key: item -1 is the message itself.
CREATE TABLE recorded_outcome (
    caller_id   integer  NOT NULL,
    message_key text     COLLATE "C" NOT NULL,
    item        integer  NOT NULL,
    made_at     bigint   NOT NULL,
    digest      bytea,                                      -- SHA-256 of the message, on item -1
    item_key    text,
    effect      smallint,
    guid        uuid,
    version     bigint,
    error       text,
    error_text  text,
    CONSTRAINT recorded_outcome_item PRIMARY KEY (caller_id, message_key, item)
);

CREATE INDEX recorded_outcome_made ON recorded_outcome (made_at);

-- One row, locked by whoever moves a directory to another parent.
CREATE TABLE tree_lock (id smallint PRIMARY KEY);
INSERT INTO tree_lock (id) VALUES (1);

INSERT INTO principal (kind, name) VALUES (0, 'root'), (1, 'root');

-- The root directory: root's, mode 0755. 239 = pdrwlxgs without what POSIX r-x lacks; the ACL's body names nobody.
INSERT INTO acl (digest, body)
    SELECT sha256(body::bytea), body FROM (VALUES ('0..255;2..118;5..118')) AS posix_0755 (body);
INSERT INTO entry (id, size_, created_at, modified_at, accessed_at, changed_at, version, owner_id, group_id, acl_id, kind,
                   special, name)
    SELECT 1, 0, t.now, t.now, t.now, t.now, 1, u.id, g.id, a.id, 0, 0, '/'
      FROM (SELECT (extract(epoch FROM now()) * 1000)::bigint AS now) t, principal u, principal g, acl a
     WHERE u.kind = 0 AND g.kind = 1;
