"""What the client programs have in common."""

import pathlib
import traceback

import requests
import zeep
from zeep import xsd
from zeep.exceptions import Fault
from zeep.transports import Transport

GLITE = "{http://glite.org/wsdl/services/org.glite.data.catalog}"
XSI_TYPE = "{http://www.w3.org/2001/XMLSchema-instance}type"

ENCODING = "http://schemas.xmlsoap.org/soap/encoding/"


class Offline(Transport):
    """Has the schema of SOAP's encoding, which contracts import by name alone, at hand."""

    def load(self, url):
        if url == ENCODING:
            return pathlib.Path(__file__).with_name("soap-encoding.xsd").read_bytes()
        return super().load(url)


def connect(url, user):
    """A client made from the contract that is served at a URL."""
    session = requests.Session()
    session.headers["X-Waymark-User"] = user
    return zeep.Client(url + "?wsdl", transport=Offline(session=session))


def array(client, of, *items):
    """A SOAP array, whose items zeep leaves to the caller."""
    item = xsd.Element("item", client.get_type(of))
    return {"_value_1": [xsd.AnyObject(item, each) for each in items]}


def strings(client, *items):
    return array(client, "{http://www.w3.org/2001/XMLSchema}string", *items)


def items(client, of, found):
    """The items of a SOAP array that came."""
    kind = client.get_type(of)
    return [kind.parse_xmlelement(each, client.wsdl.types) for each in found or []]


def texts(found):
    return [each.text for each in found or []]


def fault(call, *arguments, **named):
    """The fault that a call ends with."""
    try:
        call(*arguments, **named)
    except Fault as refusal:
        return refusal
    raise AssertionError("there was no fault")


def glite_fault(call, *arguments):
    """The name of the gLite exception that a call ends with."""
    return fault(call, *arguments).detail[0].get(XSI_TYPE).partition(":")[2]


def report(*claims):
    """Prints of each claim whether it holds, in the form of the Test Anything Protocol."""
    for claim in claims:
        try:
            claim()
            print("ok -", claim.__name__)
        except Exception:
            print("not ok -", claim.__name__)
            for line in traceback.format_exc().splitlines():
                print("#", line)
    print(f"1..{len(claims)}")
