"""Uses Waymark's own service. Arguments: the URL of the service and a directory of ada's."""

import sys

from client import connect, fault, report

url, home = sys.argv[1:]
ada = connect(url, "ada").service
bob = connect(url, "bob").service


def register(name):
    path = f"{home}/{name}"
    return {
        "register": {
            "path": path,
            "size": 792,
            "checksums": ["adler32:0a1b2c3d"],
            "replicas": [{"sfn": f"srm://se1.example.org{path}"}],
        }
    }


def apply(service, *changes, **more):
    return service.apply(changes={"_value_1": list(changes)}, **more)


def a_created_file_is_described():
    created = apply(ada, register("created"))
    assert created[0].value.kind == "CREATED", created
    found = ada.stat(entries=[f"{home}/created", f"{home}/unknown"])
    assert found[0].key == f"{home}/created", found
    assert found[0].value.owner == "ada", found
    assert found[0].value.checksums == ["adler32:0a1b2c3d"], found
    assert found[0].value.created.utcoffset().total_seconds() == 0, found
    assert found[1].error.code == "NOT_FOUND", found


def replicas_are_listed():
    apply(ada, register("listed"))
    found = ada.listReplicas(files=[f"{home}/listed"])
    assert found[0].value.replicas[0].sfn == f"srm://se1.example.org{home}/listed", found


def a_directory_is_listed_page_by_page():
    apply(ada, {"mkdir": {"path": f"{home}/pages"}}, *[register(f"pages/{i}") for i in range(3)])
    first = ada.list(dir=f"{home}/pages", pageSize=2)
    assert [entry.path for entry in first["items"]] == [f"{home}/pages/0", f"{home}/pages/1"], first
    rest = ada.list(dir=f"{home}/pages", pageSize=2, pageToken=first["next"])
    assert [entry.path for entry in rest["items"]] == [f"{home}/pages/2"], rest
    assert rest["next"] is None, rest


def an_access_list_is_read_as_it_was_set():
    apply(ada, register("permitted"))
    acl = [
        {"tag": "OWNER", "rights": "pdrwlxgs"},
        {"tag": "USER", "principal": "grace", "rights": "--r---g-"},
        {"tag": "OWNING_GROUP", "rights": "--r-----"},
        {"tag": "MASK", "rights": "--r---g-"},
        {"tag": "OTHER", "rights": "--------"},
    ]
    apply(ada, {"setAcl": {"entry": f"{home}/permitted", "scope": "ACCESS", "acl": acl}})
    found = ada.getAcl(entries=[f"{home}/permitted"])[0].value
    assert [(each.tag, each.principal, each.rights) for each in found.acl] == [
        (each["tag"], each.get("principal"), each["rights"]) for each in acl
    ], found


def changes_fail_one_by_one_when_that_is_wanted():
    twice = {"mkdir": {"path": f"{home}/twice"}}
    outcomes = apply(ada, twice, twice, register("once"), atomicity="EACH")
    assert outcomes[0].value.kind == "CREATED", outcomes
    assert outcomes[1].error.code == "ALREADY_EXISTS", outcomes
    assert outcomes[2].value.kind == "CREATED", outcomes


def a_message_that_fails_is_a_fault_with_a_code():
    refusal = fault(apply, bob, register("of.bob"))
    error = {child.tag.partition("}")[2]: child.text for child in refusal.detail[0]}
    assert error["code"] == "PERMISSION_DENIED", error
    assert error["index"] == "0", error
    assert error["requestId"], error


def a_query_finds_entries():
    apply(ada, register("queried"))
    found = ada.query(base=home, query="name = 'queried'")
    assert [entry.path for entry in found["items"]] == [f"{home}/queried"], found


report(
    a_created_file_is_described,
    replicas_are_listed,
    a_directory_is_listed_page_by_page,
    an_access_list_is_read_as_it_was_set,
    changes_fail_one_by_one_when_that_is_wanted,
    a_message_that_fails_is_a_fault_with_a_code,
    a_query_finds_entries,
)
