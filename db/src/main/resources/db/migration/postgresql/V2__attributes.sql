CREATE TABLE attribute_schema (
    id       bigint  PRIMARY KEY,                           -- from the sequence of the entries
    owner_id integer NOT NULL,
    name     text    COLLATE "C" NOT NULL,
    CONSTRAINT attribute_schema_name UNIQUE (name)
);

-- Definitions never change; a name that comes back is another attribute.
CREATE TABLE attribute (
    id        bigint   PRIMARY KEY,                         -- from the sequence of the entries
    schema_id bigint   NOT NULL REFERENCES attribute_schema (id),
    type      smallint NOT NULL,                            -- 0 string, 1 int, 2 float, 3 date, 4 boolean
    name      text     COLLATE "C" NOT NULL,
    CONSTRAINT attribute_name UNIQUE (name)
);

CREATE INDEX attribute_of_schema ON attribute (schema_id);

-- The schema that is set on an entry. Neither this nor a value refers to its definition by a foreign key: what was removed is
-- no longer seen, and is cleared away later.
ALTER TABLE entry ADD schema_id bigint;

CREATE INDEX entry_schema ON entry (schema_id) WHERE schema_id IS NOT NULL;

-- One value is set, by the attribute's type.
CREATE TABLE entry_attribute (
    entry_id     bigint NOT NULL REFERENCES entry (id) ON DELETE CASCADE,
    attribute_id bigint NOT NULL,
    whole_value  bigint,                                    -- int; date in milliseconds since 1970 UTC; boolean 0 or 1
    real_value   double precision,
    text_value   text   COLLATE "C",
    CONSTRAINT entry_attribute_key PRIMARY KEY (entry_id, attribute_id)
);

CREATE INDEX entry_attribute_whole ON entry_attribute (attribute_id, whole_value, entry_id) WHERE whole_value IS NOT NULL;
CREATE INDEX entry_attribute_real ON entry_attribute (attribute_id, real_value, entry_id) WHERE real_value IS NOT NULL;
CREATE INDEX entry_attribute_text ON entry_attribute (attribute_id, text_value, entry_id) WHERE text_value IS NOT NULL;

-- Schemas and attributes that are gone, until all that mentioned them is gone as well.
CREATE TABLE removed_definition (
    id         bigint PRIMARY KEY,
    removed_at bigint NOT NULL
);
