"""Uses a FiremanCatalog. Arguments: the URL of the service and a directory of ada's."""

import sys

from client import GLITE, array, connect, glite_fault, items, report, strings

url, home = sys.argv[1:]
client = connect(url, "ada")
ada = client.service
bob = connect(url, "bob").service

FIREMAN = "{http://glite.org/wsdl/services/org.glite.data.catalog.service.composite}"
RIGHTS = ("permission", "remove", "read", "write", "list", "execute", "getMetadata", "setMetadata")


def entries(name, size=792):
    lfn = f"{home}/{name}"
    return array(
        client,
        FIREMAN + "FRCEntry",
        {
            "lfn": lfn,
            "guidStat": {"modifyTime": 0, "creationTime": 0, "size": size, "status": 0},
            "surlStats": [
                {"masterReplica": False, "creationTime": 0, "modifyTime": 0, "surl": f"srm://se1.example.org{lfn}"}
            ],
        },
    )


def perm(*granted):
    return {right: right in granted for right in RIGHTS}


def a_created_file_is_listed():
    ada.create(entries("created"))
    found = items(client, FIREMAN + "FRCEntry", ada.listReplicas(strings(client, f"{home}/created"), True))
    assert len(found) == 1, found
    assert found[0].lfn == f"{home}/created", found
    assert found[0].guidStat.size == 792, found
    assert found[0].lfnStat.type == 1, found
    assert found[0].permission.userName == "ada", found
    assert [each.surl for each in found[0].surlStats] == [f"srm://se1.example.org{home}/created"], found


def a_permission_is_read_as_it_was_set():
    ada.create(entries("permitted"))
    permission = {
        "userPerm": perm(*RIGHTS),
        "groupPerm": perm("read"),
        "otherPerm": perm(),
        "acl": [{"principalPerm": perm("read", "getMetadata"), "principal": "/C=IT/O=Grid/CN=Grace"}],
    }
    entry = {"item": f"{home}/permitted", "permission": permission}
    ada.setPermission(array(client, GLITE + "PermissionEntry", entry))
    found = items(client, GLITE + "PermissionEntry", ada.getPermission(strings(client, f"{home}/permitted")))
    assert found[0].item == f"{home}/permitted", found
    assert found[0].permission.groupPerm.read and not found[0].permission.groupPerm.write, found
    assert found[0].permission.acl[0].principal == "/C=IT/O=Grid/CN=Grace", found
    assert found[0].permission.acl[0].principalPerm.getMetadata, found


def faults_are_told_apart():
    ada.create(entries("twice"))
    assert glite_fault(ada.create, entries("twice")) == "ExistsException"
    assert glite_fault(bob.create, entries("of.bob")) == "AuthorizationException"
    assert glite_fault(ada.create, entries("negative", -1)) == "InvalidArgumentException"
    assert glite_fault(ada.listReplicas, strings(client, f"{home}/unknown"), False) == "NotExistsException"


report(a_created_file_is_listed, a_permission_is_read_as_it_was_set, faults_are_told_apart)
