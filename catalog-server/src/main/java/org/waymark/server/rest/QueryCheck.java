package org.waymark.server.rest;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Arrays;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;
import org.waymark.api.CatalogException;

/**
 * Refuses query parameters that the contract does not know, and those given twice, which the framework would join to one
 * text: {@code lfn=/a&lfn=/b} is not the path {@code /a,/b}.
 */
final class QueryCheck implements HandlerInterceptor {

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        if (handler instanceof HandlerMethod operation) {
            request.getParameterMap().forEach((name, values) -> {
                if (!isKnown(name, operation)) {
                    throw CatalogException.invalid("the query parameter '%s' is not known here".formatted(name));
                }
                if (values.length > 1) {
                    throw CatalogException.invalid("the query parameter '%s' is given twice".formatted(name));
                }
            });
        }
        return true;
    }

    private static boolean isKnown(String name, HandlerMethod operation) {
        return Arrays.stream(operation.getMethodParameters())
                .map(parameter -> parameter.getParameterAnnotation(RequestParam.class))
                .anyMatch(annotation -> annotation != null && annotation.value().equals(name));
    }
}
