package org.waymark.api;

import java.util.SortedMap;

/**
 * What a server tells about itself.
 *
 * @param version of the software
 * @param caller the name by which the server knows the caller
 * @param limits how much one call may ask for, by name; sizes in bytes
 */
public record ServiceInfo(String version, String caller, SortedMap<String, Long> limits) {}
