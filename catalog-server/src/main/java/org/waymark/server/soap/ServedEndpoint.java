package org.waymark.server.soap;

import jakarta.servlet.ServletConfig;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.xml.namespace.QName;
import org.apache.cxf.Bus;
import org.apache.cxf.binding.Binding;
import org.apache.cxf.binding.soap.Soap11;
import org.apache.cxf.binding.soap.SoapBinding;
import org.apache.cxf.binding.soap.interceptor.SoapOutInterceptor;
import org.apache.cxf.binding.soap.interceptor.SoapPreProtocolOutInterceptor;
import org.apache.cxf.endpoint.EndpointException;
import org.apache.cxf.endpoint.EndpointImpl;
import org.apache.cxf.interceptor.OutgoingChainInterceptor;
import org.apache.cxf.interceptor.StaxOutInterceptor;
import org.apache.cxf.logging.FaultListener;
import org.apache.cxf.service.ServiceImpl;
import org.apache.cxf.service.model.BindingInfo;
import org.apache.cxf.service.model.EndpointInfo;
import org.apache.cxf.service.model.InterfaceInfo;
import org.apache.cxf.service.model.ServiceInfo;
import org.apache.cxf.transport.ChainInitiationObserver;
import org.apache.cxf.transport.http.DestinationRegistryImpl;
import org.apache.cxf.transport.servlet.ServletDestination;
import org.waymark.server.config.SoapProperties;

/** A {@link SoapEndpoint} in CXF: its transport and its chains, with our own interceptors in the places of JAXB's. */
final class ServedEndpoint {

    private static final int HELD_BACK_BYTES = 64 * 1024;

    private final SoapEndpoint endpoint;
    private final Wsdl wsdl;
    private final ServletDestination destination;

    ServedEndpoint(SoapEndpoint endpoint, Bus bus, CatalogSource catalog, SoapProperties limits) {
        this.endpoint = endpoint;
        this.wsdl = Wsdl.of(endpoint.name());
        EndpointInfo address = address(endpoint);
        try {
            SoapBinding binding = binding(bus, endpoint, catalog, limits);
            CxfEndpoint served = new CxfEndpoint(bus, address, binding);
            // Not before: CXF would make a binding of its own to it.
            address.setBinding(binding.getBindingInfo());
            served.setOutFaultObserver(new FaultSender(endpoint));
            served.put(FaultListener.class.getName(), (FaultListener) (failure, description, message) -> false);
            destination = new ServletDestination(bus, new DestinationRegistryImpl(), address, address.getAddress());
            destination.setMessageObserver(new ChainInitiationObserver(served, bus));
        } catch (EndpointException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String name() {
        return endpoint.name();
    }

    Wsdl wsdl() {
        return wsdl;
    }

    /** Answers a call. An answer that fails after its first 64 KiB is cut off. */
    void serve(HttpServletRequest request, HttpServletResponse response, ServletConfig servlet) throws IOException {
        HttpCall call = new HttpCall(request);
        response.setBufferSize(HELD_BACK_BYTES);
        destination.invoke(servlet, servlet.getServletContext(), call, response);
        call.requireComplete();
    }

    private static EndpointInfo address(SoapEndpoint endpoint) {
        ServiceInfo service = new ServiceInfo();
        service.setName(new QName(endpoint.namespace(), endpoint.name() + "Service"));
        service.setInterface(new InterfaceInfo(service, new QName(endpoint.namespace(), endpoint.name())));
        EndpointInfo address = new EndpointInfo(service, "http://schemas.xmlsoap.org/soap/http");
        address.setName(new QName(endpoint.namespace(), endpoint.name()));
        address.setAddress("/" + endpoint.name());
        return address;
    }

    private static SoapBinding binding(Bus bus, SoapEndpoint endpoint, CatalogSource catalog, SoapProperties limits) {
        SoapBinding binding = new SoapBinding(new BindingInfo(null, SoapNames.ENVELOPE), Soap11.getInstance());
        binding.getInInterceptors().add(new RequestReader(limits));
        binding.getInInterceptors().add(new Invocation(endpoint, catalog));
        binding.getInInterceptors().add(new OutgoingChainInterceptor());
        binding.getOutInterceptors().add(new StaxOutInterceptor());
        binding.getOutInterceptors().add(new SoapPreProtocolOutInterceptor());
        binding.getOutInterceptors().add(new SoapOutInterceptor(bus));
        binding.getOutInterceptors().add(new AnswerWriter(endpoint));
        return binding;
    }

    /** Has the binding that it is given instead of one that a WSDL describes. */
    private static final class CxfEndpoint extends EndpointImpl {

        private static final long serialVersionUID = 1L;

        private final transient Binding binding;

        CxfEndpoint(Bus bus, EndpointInfo address, Binding binding) throws EndpointException {
            super(bus, new ServiceImpl(address.getService()), address);
            this.binding = binding;
        }

        @Override
        public Binding getBinding() {
            return binding;
        }
    }
}
