package org.waymark.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** What docs/architecture.md promises of the structure and Maven cannot hold. */
class ArchitectureTest {

    private final JavaClasses code = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages("org.waymark");

    @Test
    void theApiKnowsOnlyTheJdk() {
        classes()
                .that()
                .resideInAPackage("org.waymark.api..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("org.waymark.api..", "java..", "org.jspecify..")
                .check(code);
    }

    @Test
    void theCoreKnowsNoFrameworkAndNoWire() {
        classes()
                .that()
                .resideInAPackage("org.waymark.server.core..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "org.waymark.server.core..",
                        "org.waymark.api..",
                        "org.waymark.db",
                        "java..",
                        "org.jspecify..",
                        "com.google.common..")
                .check(code);
    }

    @Test
    void theDatabaseKnowsNoWire() {
        noClasses()
                .that()
                .resideInAPackage("org.waymark.db..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.waymark.server..", "org.waymark.client..", "org.springframework..", "jakarta.servlet..")
                .check(code);
    }

    @Test
    void storesAreSeenByTheCoreAndTheAssemblyAlone() {
        noClasses()
                .that()
                .resideInAPackage("org.waymark.server..")
                .and()
                .resideOutsideOfPackages(
                        "org.waymark.server.core..", "org.waymark.server.config..", "org.waymark.server.http..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.waymark.db..")
                .check(code);
    }

    @Test
    void generatedTypesStopAtTheMappersAndControllers() {
        noClasses()
                .that()
                .resideInAPackage("org.waymark..")
                .and()
                .resideOutsideOfPackages("org.waymark.server.rest..", "org.waymark.wsdl..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.waymark.wsdl..")
                .check(code);
    }

    @Test
    void theClientKnowsNeitherServerNorDatabase() {
        noClasses()
                .that()
                .resideInAnyPackage("org.waymark.client..", "org.waymark.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.waymark.server..", "org.waymark.db..")
                .check(code);
    }

    @Test
    void theWiresNeverMeet() {
        noClasses()
                .that()
                .resideInAPackage("org.waymark.server.soap..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.waymark.server.rest..")
                .check(code);
        noClasses()
                .that()
                .resideInAPackage("org.waymark.server.rest..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.waymark.server.soap..")
                .check(code);
    }

    @Test
    void theSoapInterfacesKnowNeitherOneAnotherNorTheEngine() {
        slices().matching("org.waymark.server.soap.(*)..")
                .should()
                .notDependOnEachOther()
                .check(code);
        noClasses()
                .that()
                .resideInAPackage("org.waymark.server.soap.*..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.apache.cxf..")
                .check(code);
    }

    @Test
    void operationsDoNotCallOneAnother() {
        noClasses()
                .that()
                .haveSimpleNameEndingWith("Operation")
                .and()
                .resideInAPackage("org.waymark.server.core.change")
                .should()
                .dependOnClassesThat()
                .haveSimpleName("Changes")
                .check(code);
    }

    @Test
    void thePartsOfTheServerFormNoCircle() {
        slices().matching("org.waymark.server.(core|rest|soap|identity|config)..")
                .should()
                .beFreeOfCycles()
                .check(code);
    }
}
