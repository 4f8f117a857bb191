"""Asks a StorageIndex and a DataLocationInterface where a file is.

Arguments: the URLs of the services, the LFN and the GUID of a file on se1 and se2.
"""

import sys

from client import connect, fault, glite_fault, report, texts

index_url, location_url, lfn, guid = sys.argv[1:]
index = connect(index_url, "broker").service
location = connect(location_url, "broker").service

ELEMENTS = {"se1.example.org", "se2.example.org"}
REPLICAS = {f"root://se1.example.org/{lfn}", f"srm://se2.example.org{lfn}"}


def the_storage_index_finds_a_file_by_lfn_and_by_guid():
    assert set(texts(index.listSEbyLFN(lfn))) == ELEMENTS
    assert set(texts(index.listSEbyGUID(guid))) == ELEMENTS


def the_storage_index_does_not_know_an_unknown_file():
    assert glite_fault(index.listSEbyLFN, lfn + ".lost") == "NotExistsException"


def the_data_location_interface_finds_a_file_with_and_without_a_prefix():
    assert set(location.listReplicas("lfn", "lfn:" + lfn)) == REPLICAS
    assert set(location.listReplicas("lfn", lfn)) == REPLICAS
    assert set(location.listReplicas("guid", guid)) == REPLICAS


def the_data_location_interface_does_not_know_an_unknown_file():
    assert ".lost" in fault(location.listReplicas, "lfn", lfn + ".lost").message


report(
    the_storage_index_finds_a_file_by_lfn_and_by_guid,
    the_storage_index_does_not_know_an_unknown_file,
    the_data_location_interface_finds_a_file_with_and_without_a_prefix,
    the_data_location_interface_does_not_know_an_unknown_file,
)
