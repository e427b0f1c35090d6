"""What is wrong with something that a client sent, as a refusal that names the field and what was expected there."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec

from fistful.engine.errors import TableRefusal
from fistful.protocol import commands, requests

SENT: Final = (commands.AnyCommand, requests.OpenTable)
"""The types with fields that allow only certain words."""
WHOLE: Final = "none"
"""The field, where all that was sent is meant."""
WHERE: Final = re.compile(r"(.*?)(?: - at (?:`key` in )?`\$(.*)`)?", re.DOTALL)
NUMBER: Final = r"(-?\d+(?:\.\d+)?)"
FAULTS: Final = (
    ("missing", re.compile(r"Object missing required field `(.*)`", re.DOTALL)),
    ("unknown", re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)),
    ("shortest", re.compile(rf"Expected `.*` of length >= {NUMBER}")),
    ("longest", re.compile(rf"Expected `.*` of length <= {NUMBER}")),
    ("least", re.compile(rf"Expected `.*` >= {NUMBER}")),
    ("most", re.compile(rf"Expected `.*` <= {NUMBER}")),
    ("pattern", re.compile(r"Expected `str` matching regex '(.*)'")),
    ("choice", re.compile(r"Invalid (?:enum )?value (.*)", re.DOTALL)),
    ("kind", re.compile(r"Expected `(.*?)`(?:, got `.*`)?")),
)
"""What msgspec says of each kind of fault; a missing or unknown field is named, otherwise the bound or type is."""
KINDS: Final = {
    frozenset({"str"}): "text",
    frozenset({"int"}): "integer",
    frozenset({"float"}): "number",
    frozenset({"bool"}): "switch",
    frozenset({"array"}): "list",
    frozenset({"object"}): "object",
}
"""Kinds of values by msgspec's names; a mixture has no name."""


def unreadable(message: str, field: str = "") -> TableRefusal:
    """What msgspec says about something that cannot be read; a field is where it lay, if msgspec does not say so."""
    where = WHERE.fullmatch(message)
    said, place = where.groups() if where else (message, None)
    path = (place or field).removeprefix(".").replace("[...]", "[…]") or WHOLE
    for fault, form in FAULTS:
        found = form.fullmatch(said)
        if found:
            return _refusal(fault, path, found[1])
    return TableRefusal("unreadable", fault="json", field=path, limit=0, wanted="")


def _refusal(fault: str, path: str, expected: str) -> TableRefusal:
    limit, wanted = 0, ""
    if fault in ("missing", "unknown"):
        path = expected if path == WHOLE else f"{path}.{expected}"
    elif fault in ("shortest", "longest", "least", "most"):
        limit = int(float(expected))
    elif fault == "pattern":
        wanted = expected
    elif fault == "choice":
        wanted = ", ".join(choices().get(path.rpartition(".")[2], ()))
    else:
        wanted = KINDS.get(frozenset(expected.split(" | ")) - {"null"}, "simple")
    return TableRefusal("unreadable", fault=fault, field=path, limit=limit, wanted=wanted)


def undecodable(error: Exception) -> TableRefusal:
    """JSON that is nested too deeply, or is not in UTF-8."""
    fault = "deep" if isinstance(error, RecursionError) else "encoding"
    return TableRefusal("unreadable", fault=fault, field=WHOLE, limit=0, wanted="")


@cache
def choices() -> dict[str, tuple[str, ...]]:
    """The words that a field allows, by the name of the field."""
    found: dict[str, tuple[str, ...]] = {}
    for sent in SENT:
        _gather(msgspec.inspect.type_info(sent), found)
    return found


def _gather(kind: Any, found: dict[str, tuple[str, ...]]) -> None:
    if isinstance(kind, msgspec.inspect.UnionType):
        for each in kind.types:
            _gather(each, found)
    elif isinstance(kind, msgspec.inspect.StructType):
        if kind.tag_field is not None:
            found[kind.tag_field] = (*found.get(kind.tag_field, ()), str(kind.tag))
        for field in kind.fields:
            for each in getattr(field.type, "types", (field.type,)):
                if isinstance(each, msgspec.inspect.LiteralType):
                    found[field.encode_name] = tuple(str(value) for value in each.values)
                else:
                    _gather(each, found)
