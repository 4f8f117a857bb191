package org.waymark.clients.axis;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Hashtable;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.axis.client.Stub;

/**
 * A generated port type, by whose generated stub different users call; keeps in mind which operations have answered.
 *
 * @param <T> the port type
 */
final class Port<T> {

    /** Makes a stub. */
    @FunctionalInterface
    interface Locator<T> {
        T locate() throws Exception;
    }

    private final Class<T> type;
    private final Locator<T> locator;
    private final Set<String> refusing;
    private final Set<String> answered = new TreeSet<>();

    /** @param refusing operations that the service answers with faults only */
    Port(Class<T> type, Locator<T> locator, String... refusing) {
        this.type = type;
        this.locator = locator;
        this.refusing = Set.of(refusing);
    }

    T as(String user) throws Exception {
        T stub = locator.locate();
        ((Stub) stub)._setProperty("HTTP-Request-Headers", new Hashtable<>(Map.of("X-Waymark-User", user)));
        return type.cast(
                Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                    Object answer = call(stub, method, arguments);
                    answered.add(method.getName());
                    return answer;
                }));
    }

    private static Object call(Object stub, Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(stub, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** To come last in a report. */
    public void everyOperationHasAnswered() {
        Set<String> all = Arrays.stream(type.getMethods()).map(Method::getName).collect(Collectors.toSet());
        all.removeAll(refusing);
        assertThat(answered).containsExactlyInAnyOrderElementsOf(all);
    }
}
