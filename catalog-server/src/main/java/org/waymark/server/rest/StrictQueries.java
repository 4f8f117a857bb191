package org.waymark.server.rest;

import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Puts the {@link QueryCheck} before every operation. */
@Configuration(proxyBeanMethods = false)
class StrictQueries implements WebMvcConfigurer {

    @Override
    public void addInterceptors(InterceptorRegistry interceptors) {
        interceptors.addInterceptor(new QueryCheck());
    }
}
