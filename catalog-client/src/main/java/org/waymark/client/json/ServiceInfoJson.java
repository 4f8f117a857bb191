package org.waymark.client.json;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.waymark.api.ServiceInfo;

/** What a server tells about itself. */
public final class ServiceInfoJson implements JsonForm<ServiceInfo> {

    public static final JsonForm<ServiceInfo> FORM = new ServiceInfoJson();

    private ServiceInfoJson() {}

    @Override
    public ServiceInfo read(JsonReader in) {
        @Nullable String version = null;
        @Nullable String caller = null;
        SortedMap<String, Long> limits = new TreeMap<>();
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "version" -> version = in.text();
                case "caller" -> caller = in.text();
                case "limits" -> readLimits(in, limits);
                default -> in.skip();
            }
        }
        return new ServiceInfo(in.require("version", version), in.require("caller", caller), limits);
    }

    private static void readLimits(JsonReader in, SortedMap<String, Long> limits) {
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            limits.put(name, in.number());
        }
    }

    @Override
    public void write(ServiceInfo info, JsonWriter out) {
        out.beginObject()
                .field("version", info.version())
                .field("caller", info.caller())
                .name("limits")
                .beginObject();
        for (Map.Entry<String, Long> limit : info.limits().entrySet()) {
            out.field(limit.getKey(), limit.getValue());
        }
        out.endObject().endObject();
    }
}
