package org.waymark.client.soap;

import org.waymark.client.form.FormInput;
import org.waymark.client.form.FormReader;
import org.waymark.client.form.Problem;

/** A SOAP 1.1 fault, of which the contract's own detail counts. */
final class FaultForm implements FormInput<Problem> {

    static final FormInput<Problem> FORM = new FaultForm();

    private FaultForm() {}

    @Override
    public Problem read(FormReader in) {
        Problem problem = Problem.UNKNOWN;
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            if (name.equals("detail")) {
                problem = readDetail(in);
            } else {
                in.skip();
            }
        }
        return problem;
    }

    private static Problem readDetail(FormReader in) {
        Problem problem = Problem.UNKNOWN;
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            if (name.equals("error")) {
                problem = Problem.read(in);
            } else {
                in.skip();
            }
        }
        return problem;
    }
}
