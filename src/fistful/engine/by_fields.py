"""A position as its fields, and back: what `pickle` writes of one. No game lists its fields a second time for this."""

from __future__ import annotations

from typing import Any, Final

from fistful.engine.chance import Chance
from fistful.engine.events import Event
from fistful.engine.state import Link, Setup, State

APART: Final = frozenset({"chance", "history", "events", "owns_events"})
"""Fields that are chains or shared lists; each is written in a way of its own."""

Decided = tuple[int, int, int, bool]
"""A link of the history: seat, action, tick, and whether it is silence."""


def fields_of(state: State) -> dict[str, Any]:
    """Every field that a position can be given, by name: those of its compiled classes and those of others."""
    names = [*getattr(type(state), "__mypyc_attrs__", ()), *getattr(state, "__dict__", ())]
    out: dict[str, Any] = {}
    for name in names:
        if name not in APART and not name.startswith("__"):
            value = getattr(state, name)
            if not isinstance(value, Setup):
                out[name] = value
    return out


def decided_in(state: State) -> list[Decided]:
    """The history, oldest first: a chain as long as a game would be too deep to write link within link."""
    out: list[Decided] = []
    link = state.history
    while link is not None:
        out.append((link.seat, link.action, link.tick, link.silent))
        link = link.before
    out.reverse()
    return out


def parts_of(state: State) -> tuple[Any, ...]:
    """What `rebuilt` makes an equal position of."""
    events = None if state.events is None else state.events[: state.told]
    return type(state), state.base, state.chance, fields_of(state), decided_in(state), events


def rebuilt(
    kind: Any, setup: Setup, chance: Chance, fields: dict[str, Any], decided: list[Decided], events: list[Event] | None
) -> Any:
    """The position that was pickled. It goes on with the same chance, tells its events and has its history."""
    position = kind(setup, chance)
    for name, value in fields.items():
        setattr(position, name, value)
    history: Link | None = None
    for seat, action, tick, silent in decided:
        history = Link(seat, action, tick, silent, history)
    position.history = history
    position.events = events
    position.owns_events = True
    return position
