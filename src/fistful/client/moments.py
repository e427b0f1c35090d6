"""What a moment of a table brings to a screen."""

from __future__ import annotations

from typing import Any

import msgspec

from fistful.engine.registry import view_from_json
from fistful.engine.wire import Told, View


class SeenMoment(msgspec.Struct, frozen=True):
    """One's own view after something happened, what was told of it, and what one may do."""

    number: int
    view: View
    moves: tuple[str, ...]
    told: tuple[Told, ...]
    chosen: str | None
    window: bool
    tick: int | None


def seen(moment: dict[str, Any]) -> SeenMoment:
    """A moment as it comes."""
    view = view_from_json(msgspec.json.encode(moment["view"]))
    told = msgspec.convert(moment["told"], tuple[Told, ...])
    chosen, window = moment["chosen"], moment["window"]
    return SeenMoment(moment["number"], view, tuple(moment["moves"]), told, chosen, window, moment.get("tick"))
