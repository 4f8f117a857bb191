package org.waymark.server.soap.glite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.AttributeType;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;

class SqlTypeNamesTest {

    @ParameterizedTest
    @EnumSource
    void theCatalogsOwnNamesAreRead(AttributeType type) {
        assertThat(SqlTypeNames.parse(type.wireName())).isEqualTo(type);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "VARCHAR(255) | STRING",
                "varchar2(255 CHAR) | STRING",
                "character  varying ( 64 ) | STRING",
                "TEXT | STRING",
                "INTEGER | INT",
                "int(11) unsigned | INT",
                "BIGINT | INT",
                "NUMBER(10) | INT",
                "decimal(10,0) | INT",
                "NUMBER | FLOAT",
                "decimal(10, 2) | FLOAT",
                "double precision | FLOAT",
                "timestamp with time zone | DATE",
                "TIMESTAMP(3) | DATE",
                "datetime | DATE",
                "bool | BOOLEAN"
            })
    void sqlTypesAreReadInAnyForm(String text, AttributeType type) {
        assertThat(SqlTypeNames.parse(text)).isEqualTo(type);
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", " ", "blob", "int; drop table", "int(", "geometry(3)"})
    void othersAreRefused(String text) {
        assertThatThrownBy(() -> SqlTypeNames.parse(text))
                .isInstanceOfSatisfying(
                        CatalogException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.INVALID_ARGUMENT));
    }

    @Test
    void aLongTextIsRefusedAtOnce() {
        assertThatThrownBy(() -> SqlTypeNames.parse("int ".repeat(100_000))).isInstanceOf(CatalogException.class);
    }
}
