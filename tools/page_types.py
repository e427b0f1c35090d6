"""Generate the page's protocol types from the server's own: `web/src/lib/protocol/types.ts`.

The operator's page has its own messages beside them: `web/src/operator/types.ts`. `page_types.py --check` only says
whether the files are current.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

import fistful
from fistful.engine.wire import CardFacts, Record, View
from fistful.protocol import commands, frames, requests, tables
from fistful.server.net import desk
from fistful.server.operators import messages
from fistful.server.people import sanctions

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "lib" / "protocol" / "types.ts"
OPERATORS = ROOT / "web" / "src" / "operator" / "types.ts"
HEADER = "// Made by tools/page_types.py from the server's types (`make types`); changes here are lost.\n"
NAMES: Final = {"View": "AnyView", "Record": "GameRecord"}
"""Types that have another name on the page: a view is one of several, and `Record` is TypeScript's own."""

Schema = dict[str, Any]


def spoken() -> list[Any]:
    """Everything that page and server send each other."""
    http = [
        each
        for module in (tables, frames, requests)
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
    ]
    return [commands.AnyCommand, frames.AnyMessage, *http, CardFacts, Record, *views()]


def views() -> list[type[View]]:
    """The view of every game."""
    return [type(fistful.game(slug).new(seed=1).view(0)) for slug in fistful.games()]


def typescript() -> str:
    """The whole file."""
    schemas, components = msgspec.json.schema_components(spoken(), ref_template="{name}")
    for name in ("Message", "Command", "View"):
        components.pop(name, None)
    parts = [HEADER, f"export const PROTOCOL = {tables.PROTOCOL};\n"]
    parts += [declared(name, schema) for name, schema in sorted(components.items())]
    parts.append(union(NAMES["View"], [view.__name__ for view in views()]))
    parts.append(union("AnyCommand", [written(each) for each in schemas[0]["anyOf"]]))
    parts.append(union("AnyMessage", [written(each) for each in schemas[1]["anyOf"]]))
    return "\n".join(parts)


def operator_typescript() -> str:
    """The file of the operator's page: what it asks for, and the answers; what they are made of is in the other."""
    answers = [*get_args(messages.Answer), desk.OpenPage, desk.PageSession]
    schemas, components = msgspec.json.schema_components([messages.AnyAsk, *answers], ref_template="{name}")
    own = {
        name
        for module in (messages, desk, sanctions)
        for name, each in vars(module).items()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
    }
    parts = [declared(name, schema, asks=True) for name, schema in sorted(components.items()) if name in own]
    parts.append(union("AnyAsk", [written(each) for each in schemas[0]["anyOf"]]))
    shared = [name for name in sorted(components) if re.search(rf": {name}\b", "".join(parts)) and name not in own]
    imported = f"import type {{ {', '.join(shared)} }} from '../lib/protocol/types';\n"
    return "\n".join([HEADER + imported, *parts])


def declared(name: str, schema: Schema, asks: bool = False) -> str:
    """One named type; what a client asks for has a tag, and may leave out the rest that has a default."""
    doc = comment(schema.get("description"))
    name = NAMES.get(name, name)
    if schema.get("type") != "object":
        return f"{doc}export type {name} = {written(schema)};\n"
    required = set(schema.get("required", ()))
    told = sent_by_server(name) and not (asks and "do" in required)
    lines = [
        f"  {key}{'' if key in required or told else '?'}: {written(each)};\n"
        for key, each in schema.get("properties", {}).items()
    ]
    return f"{doc}export interface {name} {{\n{''.join(lines)}}}\n"


def sent_by_server(name: str) -> bool:
    """The server leaves nothing out, so fields with a default are always there; a client may leave them out."""
    received = {*vars(commands), "OpenTable", "Join", "Held", "KeepName", "KeepSeat", "Clock"}
    return name not in received


def written(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return NAMES.get(schema["$ref"], str(schema["$ref"]))
    for several in ("anyOf", "enum"):
        if several in schema:
            each = [written(one) if several == "anyOf" else literal(one) for one in schema[several]]
            return " | ".join(dict.fromkeys(each))
    if "const" in schema:
        return literal(schema["const"])
    match schema.get("type"):
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case "array":
            return array(schema)
        case "object" if "additionalProperties" in schema:
            return f"{{ [key: string]: {written(schema['additionalProperties'])} }}"
        case _:
            return "unknown"


def array(schema: Schema) -> str:
    if schema.get("prefixItems"):
        return f"[{', '.join(written(each) for each in schema['prefixItems'])}]"
    inner = written(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def union(name: str, members: list[str]) -> str:
    return f"export type {name} = {' | '.join(members)};\n"


def comment(text: str | None) -> str:
    return f"/** {' '.join(text.split())} */\n" if text else ""


def main() -> None:
    for target, made in ((TARGET, typescript()), (OPERATORS, operator_typescript())):
        current = target.exists() and target.read_text("utf-8") == made
        if sys.argv[1:] != ["--check"]:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(made, "utf-8")
        elif not current:
            raise SystemExit(f"{target.relative_to(ROOT)} is not current: run `make types`.")


if __name__ == "__main__":
    main()
