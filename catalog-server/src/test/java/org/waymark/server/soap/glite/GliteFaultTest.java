package org.waymark.server.soap.glite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.server.soap.glite.GliteFault.AUTHORIZATION;
import static org.waymark.server.soap.glite.GliteFault.EXISTS;
import static org.waymark.server.soap.glite.GliteFault.INTERNAL;
import static org.waymark.server.soap.glite.GliteFault.INVALID_ARGUMENT;
import static org.waymark.server.soap.glite.GliteFault.NOT_EXISTS;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.waymark.api.ErrorCode;

class GliteFaultTest {

    private static final Set<GliteFault> ALL = EnumSet.allOf(GliteFault.class);
    private static final Set<GliteFault> OF_READS = EnumSet.of(INTERNAL, NOT_EXISTS, AUTHORIZATION);
    private static final Set<GliteFault> OF_QUERY = EnumSet.of(INVALID_ARGUMENT, INTERNAL, AUTHORIZATION);

    @ParameterizedTest
    @EnumSource
    void everyErrorHasAFault(ErrorCode code) {
        assertThat(GliteFault.of(code, ALL).typeName()).isEqualTo(code.soapFault() + "Exception");
    }

    @ParameterizedTest
    @EnumSource
    void onlyDeclaredFaultsAreThrown(ErrorCode code) {
        assertThat(OF_READS).contains(GliteFault.of(code, OF_READS));
        assertThat(OF_QUERY).contains(GliteFault.of(code, OF_QUERY));
    }

    @Test
    void whatDeclaresNoneMayThrowAny() {
        assertThat(GliteFault.of(ErrorCode.NOT_FOUND, Set.of())).isEqualTo(NOT_EXISTS);
    }

    @Test
    void theNearestDeclaredFaultStandsForAnother() {
        assertThat(GliteFault.of(ErrorCode.INVALID_PATH, OF_READS)).isEqualTo(NOT_EXISTS);
        assertThat(GliteFault.of(ErrorCode.NOT_A_DIRECTORY, OF_READS)).isEqualTo(NOT_EXISTS);
        assertThat(GliteFault.of(ErrorCode.INVALID_ARGUMENT, OF_READS)).isEqualTo(INTERNAL);
        assertThat(GliteFault.of(ErrorCode.NOT_FOUND, OF_QUERY)).isEqualTo(INVALID_ARGUMENT);
        assertThat(GliteFault.of(ErrorCode.ALREADY_EXISTS, OF_QUERY)).isEqualTo(INVALID_ARGUMENT);
        assertThat(GliteFault.of(ErrorCode.ALREADY_EXISTS, OF_READS)).isEqualTo(INTERNAL);
        assertThat(GliteFault.of(ErrorCode.ALREADY_EXISTS, ALL)).isEqualTo(EXISTS);
    }
}
