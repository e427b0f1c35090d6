"""`/schema`: the descriptions of HTTP and of the socket as JSON, and a page made from them that loads nothing else."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterable
from html import escape
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Router
from litestar.datastructures import ResponseHeader
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin

from fistful.server.net import openapi
from fistful.server.net.asyncapi import COMMANDS, MESSAGES, asyncapi
from fistful.server.net.headers import digest
from fistful.server.net.schemas import REFERENCE, Schema

STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h2, h3 { margin-top: 2.5rem; }
h4 { margin: 1rem 0 0.25rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-top: 1px solid #8886; padding: 0.25rem 1rem 0.25rem 0; text-align: left; vertical-align: top; }
td:first-child { white-space: nowrap; }
code, pre { font: 0.9em ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem; background: #8882; overflow-wrap: normal; }
details { margin-top: 0.25rem; }
nav ul { columns: 18rem; margin-top: 0; }
"""
"""The colours are the browser's own, by day and by night."""
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        f"style-src 'sha256-{digest(STYLE.encode())}'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
PAGE: Final = "/"
OPENAPI: Final = "/openapi.json"
ASYNCAPI: Final = "/asyncapi.json"
MEDIA_TYPES: Final = {
    PAGE: "text/html",
    OPENAPI: "application/vnd.oai.openapi+json",
    ASYNCAPI: "application/vnd.aai.asyncapi+json",
}
HEADERS: Final = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}


class Documents:
    """What `/schema` serves, made when it is first asked for, in a thread."""

    def __init__(self) -> None:
        self._made: dict[str, bytes] = {}
        self._making = threading.Lock()

    def __getitem__(self, path: str) -> bytes:
        return self._made[path]

    async def prepare(self, app: Litestar) -> None:
        """Make them, unless they are made."""
        if not self._made:
            await asyncio.to_thread(self._make, app)

    def _make(self, app: Litestar) -> None:
        with self._making:
            if not self._made:
                http, socket = openapi.openapi(app.openapi_schema.to_schema()), asyncapi()
                self._made = {
                    PAGE: page(http, socket).encode(),
                    OPENAPI: msgspec.json.encode(http),
                    ASYNCAPI: msgspec.json.encode(socket),
                }


class Document(OpenAPIRenderPlugin):
    """One of the documents, as Litestar serves it."""

    def __init__(self, documents: Documents, path: str, media_type: str) -> None:
        super().__init__(path=path, media_type=media_type)  # type: ignore[arg-type]  # any text is one
        self._documents = documents

    def render(self, request: Any, openapi_schema: Schema) -> bytes:
        return self._documents[self.paths[0]]


def config() -> OpenAPIConfig:
    """What is served at `/schema`."""
    documents = Documents()

    async def prepare(request: Request[Any, Any, Any]) -> None:  # Litestar copies a router, but not a function
        await documents.prepare(request.app)

    router = Router(
        "/schema",
        route_handlers=[],
        include_in_schema=False,
        before_request=prepare,
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
    )
    plugins: list[OpenAPIRenderPlugin] = [Document(documents, path, kind) for path, kind in MEDIA_TYPES.items()]
    return openapi.config(plugins, openapi_router=router)


def page(http: Schema, socket: Schema) -> str:
    """Both documents as one page to read."""
    schemas = {**http["components"]["schemas"], **socket["components"]["schemas"]}
    operations = [
        (path, method, operation) for path, methods in http["paths"].items() for method, operation in methods.items()
    ]
    parts = [
        "<h1>Fistful: the table server’s interface</h1>",
        f"<p>{text(http['info']['description'])}</p>",
        '<p>The same for programs: <a href="/schema/openapi.json">openapi.json</a>, ',
        '<a href="/schema/asyncapi.json">asyncapi.json</a>.</p><nav>',
        "".join(contents(tag, operations) for tag in http["tags"]),
        "</nav>",
    ]
    for tag in http["tags"]:
        parts.append(f"<h2>{escape(tag['name'].capitalize())}</h2><p>{text(tag['description'])}</p>")
        parts += [operation_part(*each) for each in operations if tag["name"] in each[2]["tags"]]
    parts.append(f"<h2>The socket</h2><p>{text(socket['info']['description'])}</p>")
    for title, tags in (("What a client sends", COMMANDS), ("What it is told", MESSAGES)):
        parts.append(f"<h3>{title}</h3>")
        parts += [message_part(socket["components"]["messages"][tag]) for tag in tags]
    parts.append("<h2>Types</h2>")
    parts += [schema_part(name, schema) for name, schema in sorted(schemas.items())]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Fistful: the interface</title><style>{STYLE}</style></head><body>{''.join(parts)}</body></html>"
    )


def contents(tag: Schema, operations: Iterable[tuple[str, str, Schema]]) -> str:
    """The part of the table of contents with the operations of a tag."""
    lines = [
        f'<li><a href="#{operation["operationId"]}">{text(operation["summary"].rstrip("."))}</a></li>'
        for _, _, operation in operations
        if tag["name"] in operation["tags"]
    ]
    return f"<h4>{escape(tag['name'].capitalize())}</h4><ul>{''.join(lines)}</ul>"


def operation_part(path: str, method: str, operation: Schema) -> str:
    """One operation: what it reads, what it answers, and what it once answered."""
    body = operation.get("requestBody")
    parts = [
        f'<h3 id="{operation["operationId"]}"><code>{method.upper()} {escape(path)}</code></h3>',
        f"<p>{text(operation['summary'])} {text(operation['description'])}</p>",
    ]
    if parameters := operation.get("parameters"):
        parts.append("<h4>Parameters</h4>")
        parts.append(fields_table((each["name"], each["schema"], each.get("description", "")) for each in parameters))
    if body:
        parts.append(f"<h4>Body</h4><p>{content_type(body)}</p>{example_part('Recorded body', body)}")
    rows = [
        f"<tr><td>{status}</td><td>{content_type(answer)}</td><td>{text(answer['description'])}</td></tr>"
        for status, answer in operation["responses"].items()
    ]
    parts.append(f"<h4>Answers</h4><table>{''.join(rows)}</table>")
    parts += [example_part(f"Recorded {status}", answer) for status, answer in operation["responses"].items()]
    return "".join(parts)


def message_part(message: Schema) -> str:
    """One kind of message on a socket."""
    recorded = "".join(recorded_part("Recorded", each["payload"]) for each in message.get("examples", ()))
    said = f"{text(message['summary'])} {text(message.get('description', ''))}"
    return f"<h4><code>{message['name']}</code>: {type_of(message['payload'])}</h4><p>{said}</p>{recorded}"


def schema_part(name: str, schema: Schema) -> str:
    """One type and its fields."""
    head = f'<h3 id="type-{name}">{escape(name)}</h3><p>{text(schema.get("description", ""))}</p>'
    if "properties" not in schema:
        return f"{head}<p>{type_of(schema)}</p>"
    return head + fields_table(
        (field, each, each.get("description", "")) for field, each in schema["properties"].items()
    )


def fields_table(rows: Iterable[tuple[str, Schema, str]]) -> str:
    lines = [
        f"<tr><td><code>{escape(name)}</code></td><td>{type_of(schema)}</td><td>{text(said)}</td></tr>"
        for name, schema, said in rows
    ]
    return f"<table>{''.join(lines)}</table>"


def content_type(place: Schema) -> str:
    """The types of what is sent."""
    return ", ".join(type_of(content["schema"]) for content in place["content"].values())


def example_part(title: str, place: Schema) -> str:
    examples = [each for content in place["content"].values() for each in content.get("examples", {}).values()]
    return "".join(recorded_part(title, each["value"]) for each in examples)


def recorded_part(title: str, value: object) -> str:
    shown = value if isinstance(value, str) else msgspec.json.format(msgspec.json.encode(value)).decode()
    return f"<details><summary>{title}</summary><pre>{escape(shown)}</pre></details>"


def type_of(schema: Schema) -> str:
    """A type in a few words, with links to others."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(REFERENCE)
        return f'<a href="#type-{name}">{name}</a>'
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(type_of(each) for each in schema[several]))
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"])
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
        return f"list of {type_of(schema['items'])}" if isinstance(schema.get("items"), dict) else "list"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {type_of(schema['additionalProperties'])}"
    return escape(str(schema.get("type", "anything")))


def text(said: str) -> str:
    """A description with its code and its stress."""
    return re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", re.sub(r"`(.+?)`", r"<code>\1</code>", escape(said)))
