"""The server's own descriptions, read strictly: a field that they do not name is a fault."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import jsonschema_rs

from tests.server.saloon import Json


class Strict:
    """The schemas of a document, with no room for fields that they do not name."""

    def __init__(self, document: Json) -> None:
        self.document = document
        self._named = closed(document["components"]["schemas"])
        self._readers: dict[str, jsonschema_rs.Draft202012Validator] = {}

    def faults(self, schema: Json, value: Any) -> list[str]:
        """What is wrong with a value, by this schema."""
        key = json.dumps(schema)
        if key not in self._readers:
            whole = {**closed(schema), "components": {"schemas": self._named}}
            self._readers[key] = jsonschema_rs.Draft202012Validator(whole)
        return [f"{error.message[:300]} at {error.instance_path}" for error in self._readers[key].iter_errors(value)]

    def operation(self, method: str, path: str) -> Json:
        """The operation that a request is for: the one with the fewest variables in its path."""
        plain = path.partition("?")[0]
        paths = [each for each in self.document["paths"] if re.fullmatch(re.sub(r"{\w+}", "[^/]+", each), plain)]
        (found, *_) = sorted((each for each in paths if method.lower() in self.document["paths"][each]), key=variables)
        operation: Json = self.document["paths"][found][method.lower()]
        return operation

    def operations(self) -> Iterator[Json]:
        for methods in self.document["paths"].values():
            yield from methods.values()


def variables(path: str) -> int:
    return path.count("{")


def closed(schema: Any) -> Any:
    """The same schema, without room for fields that it does not name."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: closed(each) for key, each in schema.items()}
    if isinstance(schema.get("properties"), dict) and schema.get("type") == "object":
        inner.setdefault("additionalProperties", False)
    return inner


def references(part: Any) -> Iterator[str]:
    """Everything that a part of a document refers to."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "$ref":
                yield value
            yield from references(value)
    elif isinstance(part, list):
        for each in part:
            yield from references(each)


def at(document: Json, reference: str) -> Any:
    """What a reference refers to; KeyError if there is nothing."""
    place: Any = document
    for step in reference.removeprefix("#/").split("/"):
        place = place[step]
    return place
