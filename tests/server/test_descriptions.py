"""The OpenAPI and AsyncAPI documents say what really crosses the network: a whole session is held against them."""

from __future__ import annotations

import json
from collections import defaultdict
from copy import deepcopy
from typing import Any, get_args

import jsonschema_rs
import pytest

import fistful
from fistful.engine.registry import view_type
from fistful.protocol.commands import AnyCommand
from fistful.protocol.frames import AnyMessage
from tests.server.described import Strict, at, references
from tests.server.recording import Recording, record
from tests.server.saloon import Json, Saloon

pytestmark = pytest.mark.xdist_group("descriptions")
"""One process runs them all, because they share a recorded session."""

JSON = "application/json"
SEATING = ("open_table", "join_table")
"""Operations that set a cookie if a page asks for it."""
SOME = 10
"""One in this many moments of a replay is held against the views of its own game; all are against those of any game."""


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Recording:
    return record(tmp_path_factory.mktemp("recorded"))


@pytest.fixture(scope="module")
def http(shared: Saloon) -> Strict:
    return Strict(shared.get("/schema/openapi.json"))


@pytest.fixture(scope="module")
def socket(shared: Saloon) -> Strict:
    return Strict(shared.get("/schema/asyncapi.json"))


# HTTP.


def test_every_answer_is_as_described(http: Strict, recorded: Recording) -> None:
    for each in recorded.exchanges:
        operation = http.operation(each.method, each.path)
        what = f"{operation['operationId']} {each.status}"
        assert str(each.status) in operation["responses"], f"{what} is not described: {each.answer[:200]!r}"
        answer = operation["responses"][str(each.status)]
        always = set(answer.get("headers", {}))
        if operation["operationId"] in SEATING and not each.asked.get("cookie"):
            assert "set-cookie" not in each.headers, what
            always -= {"Set-Cookie"}
        assert {name.lower() for name in always} <= each.headers.keys(), what
        media_type = each.headers["content-type"].partition(";")[0]
        assert media_type in answer["content"], f"{what} is {media_type}"
        assert http.faults(answer["content"][media_type]["schema"], each.said) == [], what
        if "set-cookie" in each.headers:
            assert "Set-Cookie" in answer["headers"], what
        if each.status == 429:
            assert http.faults(answer["headers"]["Retry-After"]["schema"], int(each.headers["retry-after"])) == []


def test_every_answer_that_is_described_happens(http: Strict, recorded: Recording) -> None:
    happened = defaultdict(set)
    for each in recorded.exchanges:
        happened[http.operation(each.method, each.path)["operationId"]].add(str(each.status))
    described = {operation["operationId"]: set(operation["responses"]) for operation in http.operations()}
    assert len(described) > 20
    assert {id: statuses - happened[id] for id, statuses in described.items() if statuses - happened[id]} == {}


def test_every_body_that_is_accepted_is_as_described(http: Strict, recorded: Recording) -> None:
    checked = set()
    for each in recorded.exchanges:
        operation = http.operation(each.method, each.path)
        if each.status < 300 and "requestBody" in operation:
            schema = operation["requestBody"]["content"][JSON]["schema"]
            assert http.faults(schema, each.asked) == [], operation["operationId"]
            checked.add(operation["operationId"])
    assert checked == {operation["operationId"] for operation in http.operations() if "requestBody" in operation}


def test_the_views_of_all_games_are_described_and_seen(http: Strict, recorded: Recording) -> None:
    described = http.document["components"]["schemas"]["View"]["discriminator"]["mapping"]
    assert described == {slug: f"#/components/schemas/{view_type(slug).__name__}" for slug in fistful.games()}
    seen = defaultdict(set)
    for each in recorded.exchanges:
        if each.status == 200 and each.path.startswith("/api/replays/"):
            for moment in each.said["moments"][::SOME]:
                assert http.faults({"$ref": described[each.said["game"]]}, moment["view"]) == []
                seen[each.said["game"]].add(moment["view"]["open"])
    assert dict(seen) == {slug: {False, True} for slug in fistful.games()}


def changes(value: Json) -> list[Json]:
    """Wrong forms of a right answer."""
    name = next(iter(value))
    return [{**value, "surplus": 1}, {each: value[each] for each in value if each != name}, {**value, name: {"x": []}}]


@pytest.mark.parametrize("path", ["/api/tables/{}", "/api/replays/{}", "/api/records/{}"])
def test_an_answer_that_is_not_as_described_would_be_noticed(http: Strict, recorded: Recording, path: str) -> None:
    wanted = path.format("")
    right = next(
        each for each in recorded.exchanges if each.path.startswith(wanted) and each.status == 200 and each.is_json
    )
    schema = http.operation(right.method, right.path)["responses"]["200"]["content"][JSON]["schema"]
    assert http.faults(schema, right.said) == []
    for wrong in changes(right.said):
        assert http.faults(schema, wrong)


def test_every_operation_is_explained(http: Strict) -> None:
    ids = [operation["operationId"] for operation in http.operations()]
    assert len(set(ids)) == len(ids)
    tags = {tag["name"] for tag in http.document["tags"]}
    for operation in http.operations():
        assert operation["summary"].endswith(".") and len(operation["description"]) > 20, operation["operationId"]
        assert set(operation["tags"]) <= tags
        assert all(parameter["description"] for parameter in operation.get("parameters", ()))
        assert all(len(answer["description"]) > 4 for answer in operation["responses"].values())


def test_every_operation_has_real_examples(http: Strict) -> None:
    for operation in http.operations():
        places = {**operation["responses"], "request": operation.get("requestBody")}
        for name, place in places.items():
            for content in (place or {"content": {}})["content"].values():
                for example in content["examples"].values():
                    assert http.faults(content["schema"], example["value"]) == [], f"{operation['operationId']} {name}"


# The socket.


def of(socket: Strict, tag: str) -> Json:
    """How messages of this kind are described."""
    message: Json = socket.document["components"]["messages"][tag]
    return message


def test_every_command_and_every_message_is_as_described(socket: Strict, recorded: Recording) -> None:
    seen = set()
    for tag, each in [
        *((message["do"], message) for message in recorded.sent if message["do"] != "dance"),
        *((message["is"], message) for message in recorded.told),
    ]:
        assert socket.faults(of(socket, tag)["payload"], each) == [], tag
        seen.add(tag)
    assert seen == set(socket.document["components"]["messages"])


def test_a_message_that_is_not_as_described_would_be_noticed(socket: Strict, recorded: Recording) -> None:
    for tag, each in {message["is"]: message for message in recorded.told}.items():
        for wrong in changes(each):
            assert socket.faults(of(socket, tag)["payload"], wrong), tag
    assert socket.faults(of(socket, "play")["payload"], {"do": "play", "id": "short", "move": "R5"})


def test_the_socket_says_what_the_types_say(socket: Strict) -> None:
    tags = {each.__struct_config__.tag: each.__name__ for each in (*get_args(AnyCommand), *get_args(AnyMessage))}
    messages = socket.document["components"]["messages"]
    assert {tag: message["title"] for tag, message in messages.items()} == tags
    channel = socket.document["channels"]["table"]
    assert set(channel["messages"]) == set(tags)
    own = [each for each in socket.document["operations"].values() if each["channel"]["$ref"].endswith("/table")]
    received = [each for each in own if each["action"] == "receive"]
    sent = [each for each in own if each["action"] == "send"]
    assert len(received) == len(get_args(AnyCommand))
    assert {each["$ref"].rpartition("/")[2] for each in sent[0]["messages"]} == {
        each.__struct_config__.tag for each in get_args(AnyMessage)
    }


TEXT = {"type": "string", "minLength": 1}
REFERENCE = {"type": "object", "properties": {"$ref": TEXT}, "required": ["$ref"], "additionalProperties": False}
REFERENCES = {"type": "array", "items": REFERENCE, "minItems": 1}


def exactly(optional: tuple[str, ...] = (), **parts: Any) -> Json:
    """An object with these parts and no others."""
    required = [name for name in parts if name not in optional]
    return {"type": "object", "properties": parts, "required": required, "additionalProperties": False}


def named(schema: Json) -> Json:
    """Things by their names."""
    return {"type": "object", "additionalProperties": schema, "minProperties": 1}


ASYNCAPI_3 = exactly(
    asyncapi={"const": "3.0.0"},
    info=exactly(title=TEXT, version=TEXT, description=TEXT, license=exactly(name=TEXT)),
    defaultContentType={"const": JSON},
    channels=named(
        exactly(
            ("parameters", "bindings"),
            address={"type": ["string", "null"]},
            title=TEXT,
            parameters=named(exactly(description=TEXT)),
            messages=named(REFERENCE),
            bindings=exactly(ws=exactly(method={"enum": ["GET", "POST"]}, bindingVersion={"const": "0.1.0"})),
        )
    ),
    operations=named(
        exactly(
            ("reply",),
            action={"enum": ["send", "receive"]},
            channel=REFERENCE,
            summary=TEXT,
            messages=REFERENCES,
            reply=exactly(channel=REFERENCE, messages=REFERENCES),
        )
    ),
    components=exactly(
        messages=named(
            exactly(
                ("description",),
                name=TEXT,
                title=TEXT,
                summary=TEXT,
                description=TEXT,
                contentType={"const": JSON},
                payload=REFERENCE,
                examples={"type": "array", "items": exactly(name=TEXT, payload={"type": "object"})},
            )
        ),
        schemas=named({"$ref": "https://json-schema.org/draft/2020-12/schema"}),
    ),
)
"""The parts of AsyncAPI 3 that the document uses."""


def test_the_description_of_the_socket_is_asyncapi(socket: Strict) -> None:
    reader = jsonschema_rs.Draft202012Validator(ASYNCAPI_3)
    document = deepcopy(socket.document)
    view = document["components"]["schemas"]["View"]
    assert view.pop("discriminator") == "game"  # AsyncAPI names the field, OpenAPI what follows from it too
    assert [error.message for error in reader.iter_errors(document)] == []
    document["operations"]["play"]["action"] = "dance"
    assert not reader.is_valid(document)


def test_replies_are_as_described(socket: Strict, recorded: Recording) -> None:
    """What answers a command by its id is among the replies of its operation."""
    commands = {message["id"]: message["do"] for message in recorded.sent if "id" in message}
    answered = 0
    for message in recorded.told:
        if message["is"] in ("done", "refused") and message["id"] in commands:
            reply = socket.document["operations"][commands[message["id"]]]["reply"]
            assert message["is"] in {each["$ref"].rpartition("/")[2] for each in reply["messages"]}
            answered += 1
    assert answered > 20


def test_every_message_has_a_real_example(socket: Strict) -> None:
    for tag, message in socket.document["components"]["messages"].items():
        assert message["summary"], tag
        (example,) = message["examples"]
        assert socket.faults(message["payload"], example["payload"]) == [], tag


# Both.


@pytest.mark.parametrize("name", ["http", "socket"])
def test_every_reference_leads_somewhere(name: str, request: pytest.FixtureRequest) -> None:
    document = request.getfixturevalue(name).document
    found = set(references(document))
    assert len(found) > 20
    for each in found:
        assert at(document, each)
    assert set(document["components"]["schemas"]) <= {each.rpartition("/")[2] for each in found}


def test_both_describe_the_same_types_alike(http: Strict, socket: Strict) -> None:
    ours, theirs = http.document["components"]["schemas"], socket.document["components"]["schemas"]
    shared = (ours.keys() & theirs.keys()) - {"View"}
    assert len(shared) > 10
    assert {name: ours[name] for name in shared} == {name: theirs[name] for name in shared}


def test_the_fields_of_types_are_explained(http: Strict) -> None:
    schemas: dict[str, Any] = http.document["components"]["schemas"]
    assert schemas["PastMoment"]["properties"]["told"]["description"] == "What happened since the previous moment."
    assert schemas["WildShotsView"]["properties"]["open"]["description"].startswith("Everything is shown")
    assert json.dumps(schemas).count('"description"') > 150
