CREATE TABLE attribute_schema (
    id       NUMBER(19) PRIMARY KEY,                        -- from the sequence of the entries
    owner_id NUMBER(10) NOT NULL,
    name     VARCHAR2(128 BYTE) NOT NULL,
    CONSTRAINT attribute_schema_name UNIQUE (name)
);

-- Definitions never change; a name that comes back is another attribute.
CREATE TABLE attribute (
    id        NUMBER(19) PRIMARY KEY,                       -- from the sequence of the entries
    schema_id NUMBER(19) NOT NULL REFERENCES attribute_schema (id),
    type      NUMBER(3) NOT NULL,                           -- 0 string, 1 int, 2 float, 3 date, 4 boolean
    name      VARCHAR2(128 BYTE) NOT NULL,
    CONSTRAINT attribute_name UNIQUE (name)
);

CREATE INDEX attribute_of_schema ON attribute (schema_id);

-- The schema that is set on an entry. Neither this nor a value refers to its definition by a foreign key: what was removed is
-- no longer seen, and is cleared away later.
ALTER TABLE entry ADD schema_id NUMBER(19);

CREATE INDEX entry_schema ON entry (schema_id);             -- Oracle leaves nulls out by itself

-- One value is set, by the attribute's type.
CREATE TABLE entry_attribute (
    entry_id     NUMBER(19) NOT NULL REFERENCES entry (id) ON DELETE CASCADE,
    attribute_id NUMBER(19) NOT NULL,
    whole_value  NUMBER(19),                                -- int; date in milliseconds since 1970 UTC; boolean 0 or 1
    real_value   BINARY_DOUBLE,
    text_value   VARCHAR2(1024 BYTE),
    CONSTRAINT entry_attribute_key PRIMARY KEY (entry_id, attribute_id)
);

CREATE INDEX entry_attribute_whole ON entry_attribute (attribute_id, whole_value, entry_id);
CREATE INDEX entry_attribute_real ON entry_attribute (attribute_id, real_value, entry_id);
CREATE INDEX entry_attribute_text ON entry_attribute (attribute_id, text_value, entry_id);

-- Schemas and attributes that are gone, until all that mentioned them is gone as well.
CREATE TABLE removed_definition (
    id         NUMBER(19) PRIMARY KEY,
    removed_at NUMBER(19) NOT NULL
);
