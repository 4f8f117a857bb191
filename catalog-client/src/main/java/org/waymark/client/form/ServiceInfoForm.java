package org.waymark.client.form;

import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.waymark.api.ServiceInfo;

/** What a server tells about itself. */
public final class ServiceInfoForm implements Form<ServiceInfo> {

    public static final Form<ServiceInfo> FORM = new ServiceInfoForm();

    private ServiceInfoForm() {}

    @Override
    public ServiceInfo read(FormReader in) {
        @Nullable String version = null;
        @Nullable String caller = null;
        SortedMap<String, Long> limits = new TreeMap<>();
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "version" -> version = in.text();
                case "caller" -> caller = in.text();
                case "limits" -> limits = in.map(NumberForm.FORM);
                default -> in.skip();
            }
        }
        return new ServiceInfo(in.require("version", version), in.require("caller", caller), limits);
    }

    @Override
    public void write(ServiceInfo info, FormWriter out) {
        out.beginObject()
                .field("version", info.version())
                .field("caller", info.caller())
                .name("limits")
                .map(info.limits(), NumberForm.FORM)
                .endObject();
    }
}
