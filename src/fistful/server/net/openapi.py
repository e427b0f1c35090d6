"""The OpenAPI document: what Litestar finds out about the routes, with our own schemas and recorded examples."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Components, License, Reference, SecurityScheme, Tag

from fistful.engine.wire import CardFacts, Record
from fistful.protocol import frames, requests, tables
from fistful.server.net import game_routes
from fistful.server.net.schemas import Schema, needed, schemas
from fistful.server.people.sessions import COOKIE

JSON: Final = "application/json"
EXAMPLES: Final = "examples.json"
ABOUT: Final = """
All bodies and answers are JSON. A refusal has a status of 4xx or 5xx and says why: a code with parameters, and the
same in English. `HEAD` is answered wherever `GET` is. A game itself is played over a socket, which `asyncapi.json`
describes.
"""
TAGS: Final = {
    "games": "What can be played, how it is shown, and what is printed on the cards.",
    "tables": "Opening tables, joining them and looking at them.",
    "replays": "Finished games: their records, and all their moments.",
    "people": "Names that are kept with a password, and ratings between them.",
    "host": "For the person who runs the server, and for programs that watch over it.",
}
SECURITY: Final[dict[str, SecurityScheme | Reference]] = {
    "seat": SecurityScheme(
        type="http", scheme="bearer", description="The token of a seat, from opening or joining a table."
    ),
    "session": SecurityScheme(
        type="apiKey", name=COOKIE, security_scheme_in="cookie", description="The session of a person who signed in."
    ),
}
RETRY_AFTER: Final = {
    "Retry-After": {"description": "Seconds to wait.", "required": True, "schema": {"type": "integer", "minimum": 1}}
}


def config(plugins: list[OpenAPIRenderPlugin], **more: Any) -> OpenAPIConfig:
    """What Litestar is told about the document."""
    return OpenAPIConfig(
        title="Fistful",
        version=str(tables.PROTOCOL),
        summary="Tables for loot-and-shoot games, for people and bots.",
        description=" ".join(ABOUT.split()),
        license=License(name="MIT", identifier="MIT"),
        tags=[Tag(name=name, description=text) for name, text in TAGS.items()],
        components=Components(security_schemes=SECURITY),
        render_plugins=plugins,
        **more,
    )


def openapi(found: Schema) -> Schema:
    """The whole document, from what Litestar found out."""
    document: Schema = msgspec.json.decode(msgspec.json.encode(without_schemas(found)))
    named = schemas([*spoken(), list[frames.PastMoment]])
    for operation in operations(document):
        if operation["operationId"] == "verify_record":  # it reads its body itself, to check every byte
            operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of("Record")}}}
        operation["responses"] = dict(real_answers(operation))
        for status, answer in operation["responses"].items():
            if status < "300":  # Litestar says only what the status means
                answer["description"] = named_description(answer, named)
            if status == "429":
                answer["headers"] = RETRY_AFTER
        add_examples(operation)
    document["components"]["schemas"] = needed(document["paths"], named)
    return document


def spoken() -> list[Any]:
    """Everything that requests and answers are made of."""
    protocol = [
        each
        for module in (tables, requests)
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
    ]
    return [*protocol, frames.Refusal, CardFacts, Record, game_routes.GameWords, game_routes.RulesPage]


def without_schemas(found: Schema) -> Schema:
    """What Litestar found out, without its schemas of our types."""
    components = {name: each for name, each in found["components"].items() if name != "schemas"}
    return {**found, "components": components}


def operations(document: Schema) -> Iterator[Schema]:
    """Every operation of a document."""
    for path in document["paths"].values():
        yield from path.values()


def real_answers(operation: Schema) -> Iterator[tuple[str, Schema]]:
    """The answers without the refusals that Litestar supposes wherever there are parameters; ours look different."""
    for status, answer in operation["responses"].items():
        if status < "400" or answer["content"].get(JSON, {}).get("schema") == schema_of("Refusal"):
            yield status, answer


def schema_of(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def named_description(answer: Schema, named: dict[str, Schema]) -> str:
    """What an answer is, as its type says."""
    for content in answer["content"].values():
        schema = content["schema"]
        for each, form in ((schema, "{}"), (schema.get("items", {}), "For each: {}")):
            if "$ref" in each:
                return form.format(named[each["$ref"].rpartition("/")[2]]["description"])
    return "Text."


def add_examples(operation: Schema) -> None:
    """Add what was really asked and answered."""
    recorded = examples()["http"].get(operation["operationId"], {})
    places = {"request": operation.get("requestBody", {}), **operation["responses"]}
    for name, place in places.items():
        if name in recorded:
            for content in place["content"].values():
                content["examples"] = {"recorded": {"value": deepcopy(recorded[name])}}


@cache
def examples() -> dict[str, Any]:
    """Real requests, answers and messages, which `tools/api_examples.py` recorded."""
    text = files(__package__).joinpath(EXAMPLES).read_text("utf-8")
    recorded: dict[str, Any] = msgspec.json.decode(text)
    return recorded
