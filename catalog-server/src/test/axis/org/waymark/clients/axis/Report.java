package org.waymark.clients.axis;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;

/**
 * Prints of some objects' public methods, whose names say what is to hold, whether it does; in the form of the Test Anything
 * Protocol.
 */
final class Report {

    private final PrintStream output = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    private int count;

    Report on(Object claims) {
        Arrays.stream(claims.getClass().getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()) && method.getReturnType() == void.class)
                .sorted(Comparator.comparing(Method::getName))
                .forEach(claim -> check(claims, claim));
        return this;
    }

    private void check(Object claims, Method claim) {
        count++;
        try {
            claim.invoke(claims);
            output.println("ok - " + claim.getName());
        } catch (InvocationTargetException e) {
            output.println("not ok - " + claim.getName());
            StringWriter trace = new StringWriter();
            e.getCause().printStackTrace(new PrintWriter(trace, true));
            trace.toString().lines().forEach(line -> output.println("# " + line));
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    void end() {
        output.println("1.." + count);
    }
}
