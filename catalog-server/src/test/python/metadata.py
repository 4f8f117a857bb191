"""Uses a MetadataCatalog. Arguments: the URL of the service and a directory of ada's."""

import sys

from client import GLITE, array, connect, glite_fault, items, report, strings, texts

url, home = sys.argv[1:]
client = connect(url, "ada")
ada = client.service


def attribute(name, value, kind):
    return array(client, GLITE + "Attribute", {"name": name, "value": value, "type": kind})


def create(name, schema):
    ada.createEntry(array(client, GLITE + "StringPair", {"string1": f"{home}/{name}", "string2": schema}))


def the_interface_has_a_version():
    assert ada.getInterfaceVersion() == "2.0.0"


def attributes_are_read_and_found_as_they_were_set():
    ada.createSchema("zeep.runs", attribute("zeep_run", None, "int"))
    assert "zeep.runs" in texts(ada.listSchemas())
    create("described", "zeep.runs")
    ada.setAttributes(f"{home}/described", attribute("zeep_run", "42", "int"))
    found = items(client, GLITE + "Attribute", ada.getAttributes(f"{home}/described", strings(client, "zeep_run")))
    assert [(each.name, each.value, each.type) for each in found] == [("zeep_run", "42", "int")], found
    assert texts(ada.query("zeep_run = 42", "sql", 10, 0)) == [f"{home}/described"]


def an_entry_that_is_there_already_exists():
    create("twice", None)
    assert glite_fault(create, "twice", None) == "ExistsException"


def a_query_that_cannot_be_read_is_an_invalid_argument():
    assert glite_fault(ada.query, "(((", "sql", 10, 0) == "InvalidArgumentException"


report(
    the_interface_has_a_version,
    attributes_are_read_and_found_as_they_were_set,
    an_entry_that_is_there_already_exists,
    a_query_that_cannot_be_read_is_an_invalid_argument,
)
