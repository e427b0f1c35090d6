"""JSON Schemas of everything that crosses the network, made from the types that read and write it."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import inspect as types

from fistful.engine.registry import lobby, view_type
from fistful.engine.wire import Record, View

Schema = dict[str, Any]
REFERENCE: Final = "#/components/schemas/"
CHECKSUM: Final = {"type": "string", "pattern": "^[0-9a-f]{32}$", "description": "Tells when a byte was changed."}


def schemas(wanted: Iterable[Any]) -> dict[str, Schema]:
    """The schemas of these types and of all that they refer to, by name; a view is one of the games' own views."""
    views = {slug: view_type(slug) for slug in lobby()}
    every = [*wanted, *views.values()]
    references, named = msgspec.json.schema_components(every, ref_template=f"{REFERENCE}{{name}}")
    for schema in named.values():
        schema["description"] = in_json(inspect.cleandoc(schema.get("description", "")))
    for struct in structs(every):
        for field, text in field_texts(struct).items():
            if struct.__name__ in named:  # two structs of one name have longer ones
                named[struct.__name__]["properties"][field].setdefault("description", text)
    if Record.__name__ in named:  # `Record.to_json` adds it
        named[Record.__name__]["properties"]["checksum"] = CHECKSUM
    of_views = dict(zip(views, references[-len(views) :], strict=True))
    named[View.__name__] = {
        "title": View.__name__,
        "description": in_json(inspect.getdoc(View) or ""),
        "oneOf": list(of_views.values()),
        "discriminator": {"propertyName": "game", "mapping": {slug: each["$ref"] for slug, each in of_views.items()}},
    }
    return named


def referred(part: object) -> Iterator[str]:
    """The names of the schemas that a part of a document refers to."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "$ref" and value.startswith(REFERENCE):
                yield value.removeprefix(REFERENCE)
            else:
                yield from referred(value)
    elif isinstance(part, list | tuple):
        for each in part:
            yield from referred(each)


def needed(part: object, named: dict[str, Schema]) -> dict[str, Schema]:
    """Those of these schemas that a part of a document refers to, directly or through others, by name."""
    found: dict[str, Schema] = {}
    waiting = list(referred(part))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = named[name]
            waiting += referred(named[name])
    return dict(sorted(found.items()))


def structs(wanted: Iterable[Any]) -> set[type[msgspec.Struct]]:
    """Every struct in these types."""
    found: set[type[msgspec.Struct]] = set()
    waiting: list[Any] = list(types.multi_type_info(wanted))
    while waiting:
        each = waiting.pop()
        if isinstance(each, types.StructType):
            if each.cls in found or each.cls is View:
                continue
            found.add(each.cls)
            waiting += [field.type for field in each.fields]
        else:
            inner = (getattr(each, name, None) for name in ("type", "item_type", "key_type", "value_type"))
            waiting += [type for type in inner if type is not None]
            waiting += [*getattr(each, "types", ()), *getattr(each, "item_types", ())]
    return found


def field_texts(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What is written below the fields of a struct, and of those it inherits from; not where it is an array."""
    if struct.__struct_config__.array_like:
        return {}
    texts: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            texts |= _texts_in_module(base.__module__).get(base.__name__, {})
    return texts


@cache
def _texts_in_module(name: str) -> dict[str, dict[str, str]]:
    """The texts below the fields of every class in a module."""
    module = ast.parse(inspect.getsource(sys.modules[name]))
    return {each.name: dict(_texts_in_class(each)) for each in module.body if isinstance(each, ast.ClassDef)}


def _texts_in_class(body: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, below in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            text = below.value.value if isinstance(below.value, ast.Constant) else None
            if isinstance(text, str):
                yield field.target.id, in_json(" ".join(text.split()))


def in_json(text: str) -> str:
    """What is said about Python, said about JSON."""
    return re.sub(r"\bNone\b", "null", text)
